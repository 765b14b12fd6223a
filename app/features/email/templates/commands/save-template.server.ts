import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { hasTable, NO_TABLES } from '#app/lib/html-tables.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import { plainText } from '#app/platform/html/plain-text.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import type { Services } from '#app/platform/services.ts'
import { emailTemplates } from '../../tables.server.ts'
import { lockTemplate } from '../queries/lock-template.server.ts'
import { TEMPLATE_HTML } from '../rules/template-html.ts'
import { unknownVariables } from '../rules/template-variables.ts'
import { templateSchema } from '../schema.ts'

type Input = z.input<typeof templateSchema>
type Values = z.output<typeof templateSchema>

/**
 * Creates or changes a template. Sanitises its HTML before storing it.
 *
 * @param templateId the template to change; undefined for a new one
 * @throws ZodError with the error of each field; AppError `template_not_found`
 * @returns whether it is a new one
 */
export async function saveTemplate(
  services: Services,
  actor: Administrator,
  templateId: string | undefined,
  input: Input,
): Promise<{ id: string; isNew: boolean }> {
  const values = readTemplate(input)
  try {
    return await services.database.transaction((transaction) =>
      templateId
        ? change(transaction, actor, z.uuid().parse(templateId), values)
        : create(transaction, actor, values),
    )
  } catch (error) {
    if (isUniqueViolation(error, 'email_templates_name_unique')) {
      throw wrong('name', 'Another template has this name.')
    }
    throw error
  }
}

function readTemplate(input: Input): Values {
  const values = templateSchema.parse(input)
  if (hasTable(values.content)) throw wrong('content', NO_TABLES)
  const content = sanitiseHtml(values.content, TEMPLATE_HTML)
  if (!plainText(content)) throw wrong('content', 'Please enter the message.')
  for (const field of ['subject', 'content'] as const) {
    const unknown = unknownVariables(values[field])
    if (unknown.length > 0) throw wrong(field, `We don’t know ${unknown.join(', ')}.`)
  }
  return { ...values, content }
}

const wrong = (field: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }])

async function create(transaction: Transaction, actor: Administrator, values: Values) {
  const [created] = await transaction
    .insert(emailTemplates)
    .values({ ...values, createdBy: actor.userId })
    .returning({ id: emailTemplates.id })
  const { name, subject, isActive } = values
  await recordAudit(transaction, actor, {
    action: 'templates.create',
    subject: { kind: 'template', id: created!.id, name },
    after: { name, subject, isActive },
  })
  return { id: created!.id, isNew: true }
}

async function change(transaction: Transaction, actor: Administrator, id: string, values: Values) {
  const before = await lockTemplate(transaction, id)
  await transaction.update(emailTemplates).set(values).where(eq(emailTemplates.id, id))
  const { name, subject, isActive } = values
  await recordAudit(transaction, actor, {
    action: 'templates.update',
    subject: { kind: 'template', id, name },
    before: { name: before.name, subject: before.subject, isActive: before.isActive },
    after: { name, subject, isActive, contentChanged: before.content !== values.content },
  })
  return { id, isNew: false }
}
