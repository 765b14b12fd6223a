import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { emailTemplates } from '../../tables.server.ts'
import { lockTemplate } from '../queries/lock-template.server.ts'

/**
 * Deletes a template. Messages rendered from it stay.
 *
 * @throws AppError `template_not_found`
 */
export async function deleteTemplate(
  services: Services,
  actor: Administrator,
  templateId: string,
): Promise<void> {
  const id = z.uuid().parse(templateId)
  await services.database.transaction(async (transaction) => {
    const { name, subject, isActive } = await lockTemplate(transaction, id)
    await transaction.delete(emailTemplates).where(eq(emailTemplates.id, id))
    await recordAudit(transaction, actor, {
      action: 'templates.delete',
      subject: { kind: 'template', id, name },
      before: { name, subject, isActive },
    })
  })
}
