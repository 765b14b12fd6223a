import { like } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { emailTemplates } from '../../tables.server.ts'
import { lockTemplate } from '../queries/lock-template.server.ts'
import { copyName } from '../rules/copy-name.ts'

/**
 * Copies a template. The copy is inactive, so that nobody uses it unfinished.
 *
 * @throws AppError `template_not_found`
 * @returns the copy's name
 */
export async function duplicateTemplate(
  services: Services,
  actor: Administrator,
  templateId: string,
): Promise<string> {
  const id = z.uuid().parse(templateId)
  return services.database.transaction(async (transaction) => {
    const { name, subject, content, templateType } = await lockTemplate(transaction, id)
    const copies = await transaction
      .select({ name: emailTemplates.name })
      .from(emailTemplates)
      .where(like(emailTemplates.name, '%(Copy%'))
    const copy = copyName(
      name,
      copies.map((each) => each.name),
    )
    const [created] = await transaction
      .insert(emailTemplates)
      .values({ name: copy, subject, content, templateType, isActive: false, createdBy: actor.userId })
      .returning({ id: emailTemplates.id })
    await recordAudit(transaction, actor, {
      action: 'templates.duplicate',
      subject: { kind: 'template', id: created!.id, name: copy },
      after: { name: copy, copyOf: id },
    })
    return copy
  })
}
