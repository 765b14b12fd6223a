import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { makeLink, validLinks } from '../commands/email-links.server.ts'
import { users } from '../tables.server.ts'
import { passwordResetEmail } from './emails.tsx'
import { isResetMailDue } from './rules/reset-mails.ts'
import { passwordResetQueue } from './schema.ts'

/**
 * Sends the link for a new password, if there is an account and strangers have not used up its messages. Idempotent.
 */
export const passwordResetWorker: Worker<Services, { userId: string | null; isKnown: boolean }> = {
  queue: passwordResetQueue,
  run: async ({ database, environment }, { userId, isKnown }, { jobId }) => {
    if (!userId) return
    await database.transaction(async (transaction) => {
      // Locked, so that concurrent requests are counted one after the other.
      const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update')
      if (!user) return
      const open = await validLinks(transaction, 'reset-password', user.id)
      if (!isKnown && !isResetMailDue(open.map(({ madeAt }) => madeAt))) return
      const token = await makeLink(transaction, 'reset-password', { userId: user.id }, RESET_LINK_HOURS)
      const message = await passwordResetEmail(environment, user, token)
      await queueEmail(transaction, { kind: 'password_reset', reference: jobId, userId: user.id }, message)
    })
  },
}
