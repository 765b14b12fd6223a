import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import { totalsByPart } from '#app/platform/counts/counts.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import { outboxEmails, outboxSearchText } from '../../tables.server.ts'
import type { OutboxState } from '../rules/outbox-states.ts'

const LISTED = {
  id: outboxEmails.id,
  kind: outboxEmails.kind,
  recipient: outboxEmails.recipient,
  subject: outboxEmails.subject,
  state: outboxEmails.state,
  attempts: outboxEmails.attempts,
  lastError: outboxEmails.lastError,
  sentAt: outboxEmails.sentAt,
  nextAttemptAt: outboxEmails.nextAttemptAt,
  createdAt: outboxEmails.createdAt,
}

export type OutboxMessage = typeof outboxEmails.$inferSelect
/** A message without its bodies. */
export type OutboxRow = Omit<OutboxMessage, 'html' | 'plainText' | 'reference' | 'userId'>

interface OutboxFilter {
  /** The days on which they were queued. */
  days?: DayRange
  /** Part of the recipient's address or the subject. */
  search: string
  state: OutboxState | undefined
}

const PAGE_SIZE = 25
const LIST = {
  from: outboxEmails,
  id: outboxEmails.id,
  by: outboxEmails.createdAt,
  metric: 'emails' as const,
}

const matches = ({ search, state, days }: OutboxFilter): SQL | undefined =>
  and(
    state && eq(outboxEmails.state, state),
    inDays(outboxEmails.createdAt, days),
    textMatches([outboxSearchText(outboxEmails)], search),
  )

/** A page of the outbox, newest first. */
export function outboxPage(
  database: Queryable,
  { page, ...filter }: OutboxFilter & { page: number },
): Promise<Page<OutboxRow>> {
  return pageOf(database, { ...LIST, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
    database.select(LISTED).from(outboxEmails).where(inArray(outboxEmails.id, ids)),
  )
}

/** All matching messages without their bodies, in batches. */
export const outboxBatches = (database: Queryable, filter: OutboxFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, LISTED)

/** Numbers of waiting and failed messages. */
export async function outboxCounts(database: Queryable): Promise<Record<'waiting' | 'failed', number>> {
  const counted = (await totalsByPart(database, ['emails'])).emails ?? {}
  return { waiting: counted.waiting ?? 0, failed: counted.failed ?? 0 }
}
