import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import { hasTable, NO_TABLES } from '#app/lib/html-tables.ts'
import { hasStrayBraces } from '#app/lib/placeholders.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import { plainText } from '#app/platform/html/plain-text.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import type { Services } from '#app/platform/services.ts'
import { emailTemplates } from '../../tables.server.ts'
import { lockTemplate } from '../queries/lock-template.server.ts'
import { templateVersion } from '../queries/templates.server.ts'
import { TEMPLATE_HTML } from '../rules/template-html.ts'
import { unknownVariables } from '../rules/template-variables.ts'
import { templateSchema } from '../schema.ts'

type Input = z.input<typeof templateSchema>
type Values = Omit<z.output<typeof templateSchema>, 'version'>

/**
 * Creates or changes a template. Sanitises its HTML before storing it.
 *
 * @param templateId the template to change; undefined for a new one
 * @param input.version what the form showed; a new template has none
 * @throws ZodError with the error of each field; AppError `template_not_found`, `changed_meanwhile`
 * @returns whether it is a new one
 */
export async function saveTemplate(
  services: Services,
  actor: Administrator,
  templateId: string | undefined,
  input: Input,
): Promise<{ id: string; isNew: boolean }> {
  const { version, ...values } = readTemplate(input)
  try {
    return await services.database.transaction((transaction) =>
      templateId
        ? change(transaction, actor, { id: z.uuid().parse(templateId), version }, values)
        : create(transaction, actor, values),
    )
  } catch (error) {
    if (isUniqueViolation(error, 'email_templates_name_unique'))
      throw wrong('name', 'Another template has this name.')
    throw error
  }
}

function readTemplate(input: Input) {
  const values = templateSchema.parse(input)
  if (hasTable(values.content)) throw wrong('content', NO_TABLES)
  const content = sanitiseHtml(values.content, TEMPLATE_HTML)
  if (!plainText(content)) throw wrong('content', 'Please enter the message.')
  for (const field of ['subject', 'content'] as const) {
    const unknown = unknownVariables(values[field])
    if (unknown.length > 0) throw wrong(field, `We don’t know ${unknown.join(', ')}.`)
    if (hasStrayBraces(values[field])) throw wrong(field, STRAY_BRACES)
  }
  return { ...values, content }
}

const STRAY_BRACES = 'A variable here lacks some of its braces. Please write it as {{name}}.'

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

async function change(
  transaction: Transaction,
  actor: Administrator,
  { id, version }: { id: string; version: string },
  values: Values,
) {
  const before = await lockTemplate(transaction, id)
  assertUnchanged(templateVersion(before), version, 'this template')
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
