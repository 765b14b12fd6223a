import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { queueEmail } from '../../outbox/commands/queue-email.server.ts'
import { templateEmail } from '../emails.tsx'
import { lockTemplate } from '../queries/lock-template.server.ts'
import { SAMPLE_VALUES } from '../rules/template-variables.ts'

/**
 * Sends a template with sample values to the administrator who requests it.
 *
 * @throws AppError `template_not_found`
 * @returns the recipient's address
 */
export async function sendTest(
  services: Services,
  actor: Administrator,
  templateId: string,
): Promise<string> {
  const id = z.uuid().parse(templateId)
  await services.database.transaction(async (transaction) => {
    const template = await lockTemplate(transaction, id)
    const letter = { recipient: actor.email, template, values: SAMPLE_VALUES }
    const message = await templateEmail(services.environment, letter)
    const cause = { kind: 'template_test', reference: randomUUID(), userId: actor.userId }
    await queueEmail(transaction, cause, { ...message, subject: `Test: ${message.subject}` })
  })
  return actor.email
}
