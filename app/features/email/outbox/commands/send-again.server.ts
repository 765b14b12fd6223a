import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { outboxEmails } from '../../tables.server.ts'
import { lockMessage } from '../queries/lock-message.server.ts'
import { repetitionOf } from '../rules/delivery.ts'

/**
 * Sends a message again. A failed or waiting message becomes due at once. A sent message is copied under a new id,
 * because mail programs discard repeated ones.
 *
 * @throws AppError `message_not_found`, `message_text_removed`
 * @returns the message that will be sent
 */
export async function sendAgain(
  services: Services,
  actor: Staff,
  messageId: string,
): Promise<{ id: string; recipient: string }> {
  const id = z.uuid().parse(messageId)
  return services.database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id)
    if (!message.html)
      throw new AppError(
        'message_text_removed',
        'Its text was removed after some time, so it cannot be sent again.',
      )
    const { recipient, userId, subject, html, plainText, kind, reference } = message
    const [again] =
      message.state === 'sent'
        ? await transaction
            .insert(outboxEmails)
            .values({
              ...{ kind, recipient, userId, subject, html, plainText },
              reference: repetitionOf(reference, randomUUID()),
            })
            .returning({ id: outboxEmails.id })
        : await transaction
            .update(outboxEmails)
            .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()` })
            .where(eq(outboxEmails.id, id))
            .returning({ id: outboxEmails.id })
    await recordAudit(transaction, actor, {
      action: 'email.send-again',
      subject: { kind: 'email', id, name: `${subject} (${recipient})` },
      before: { state: message.state, attempts: message.attempts },
      after: { state: 'waiting', message: again!.id },
    })
    return { id: again!.id, recipient }
  })
}
