import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockMessage } from '../queries/lock-message.server.ts'
import { refusalFor } from '../queries/outbox-message.server.ts'

const REFUSALS = {
  delivered: 'It has been sent: its link is its recipient’s alone.',
  will_be_delivered: 'The mail server will deliver it.',
  other_of_team: 'The recipient is on the team as well, and the link is for them alone.',
} as const

/**
 * Shows a message with its secret links, so that an administrator can pass them on where there is no mail server.
 * Records the access in the same transaction.
 *
 * @throws AppError `message_not_found`, `link_is_secret`
 */
export async function revealMessage(
  services: Services,
  actor: Administrator,
  messageId: string,
): Promise<{ html: string; plainText: string }> {
  const id = z.uuid().parse(messageId)
  return services.database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id)
    const refusal = await refusalFor(transaction, message, {
      viewerId: actor.userId,
      hasMailServer: services.mailServer !== undefined,
    })
    if (refusal) throw new AppError('link_is_secret', REFUSALS[refusal], { status: 403 })
    const { html, plainText, subject, recipient } = message
    await recordAudit(transaction, actor, {
      action: 'email.reveal',
      subject: { kind: 'email', id, name: `${subject} (${recipient})` },
      after: { recipient },
    })
    return { html, plainText }
  })
}
