import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/database.ts'
import type { MailAnswer } from '#app/platform/mail/mail-server.ts'
import type { Services } from '#app/platform/services.ts'
import { outboxEmails } from '../../tables.server.ts'
import { MAX_ATTEMPTS, messageIdOf, pauseAfter, UNREACHABLE_MINUTES } from '../rules/delivery.ts'

type Message = typeof outboxEmails.$inferSelect

/** Minutes for which a process reserves a message. Longer than a delivery can take. */
const CLAIM_MINUTES = 10

/**
 * Hands the message that has been due longest to the mail server and records the outcome. Safe in several processes
 * at once, because each reserves its message.
 *
 * @returns the server's answer, or `nothing` when no message is due or no server is set up
 */
export async function deliverNext({
  database,
  environment,
  log,
  mailServer,
}: Services): Promise<MailAnswer['outcome'] | 'nothing'> {
  const message = mailServer && (await claimNext(database))
  if (!message) return 'nothing'
  const { id, kind } = message
  const answer = await mailServer.send({ ...message, messageId: messageIdOf(id, environment.appUrl) })
  await keep(database, message, answer)
  log[answer.outcome === 'accepted' ? 'info' : 'warn']({ id, kind, ...answer }, 'mail')
  return answer.outcome
}

async function claimNext(database: Database): Promise<Message | undefined> {
  const due = database
    .select({ id: outboxEmails.id })
    .from(outboxEmails)
    .where(and(eq(outboxEmails.state, 'waiting'), lte(outboxEmails.nextAttemptAt, sql`now()`)))
    .orderBy(outboxEmails.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await database
    .update(outboxEmails)
    .set({ nextAttemptAt: inMinutes(CLAIM_MINUTES) })
    .where(eq(outboxEmails.id, sql`(${due})`))
    .returning()
  return message
}

async function keep(database: Database, { id, attempts }: Message, answer: MailAnswer) {
  await database
    .update(outboxEmails)
    .set(stateAfter(answer, attempts + 1))
    .where(eq(outboxEmails.id, id))
}

/** An unreachable server is not the message's fault, so it does not count as an attempt. */
function stateAfter(answer: MailAnswer, attempts: number) {
  if (answer.outcome === 'accepted')
    return { state: 'sent' as const, sentAt: sql`now()`, attempts, lastError: null, html: withoutPictures }
  const lastError = answer.reason
  if (answer.outcome === 'unreachable') return { lastError, nextAttemptAt: inMinutes(UNREACHABLE_MINUTES) }
  if (answer.outcome === 'refused' || attempts >= MAX_ATTEMPTS)
    return { state: 'failed' as const, attempts, lastError }
  return { attempts, lastError, nextAttemptAt: inMinutes(pauseAfter(attempts)) }
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`

/** The message contained pictures of a member's room. They must not outlive the room here. */
const withoutPictures = sql`regexp_replace(${outboxEmails.html}, 'src="data:[^"]*"', 'src="data:,"', 'g')`
