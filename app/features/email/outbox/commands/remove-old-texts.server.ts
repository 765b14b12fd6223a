import { sql } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { DAY } from '#app/lib/durations.ts'
import type { Services } from '#app/platform/services.ts'

/** Messages of a statement, so that none holds many locks. */
const BATCH = 500

/**
 * Removes the text of messages that were sent long ago. That they were sent stays, as do their recipient and subject.
 *
 * @returns how many lost their text
 */
export async function removeOldTexts({
  database,
  environment,
}: Pick<Services, 'database' | 'environment'>): Promise<number> {
  const before = new Date(Date.now() - environment.messageDays * DAY)
  let removed = 0
  for (;;) {
    const { rowCount } = await database.execute(sql`
      UPDATE ${outboxEmails} SET html = '', plain_text = '' WHERE id IN (
        SELECT id FROM ${outboxEmails} WHERE state = 'sent' AND sent_at < ${before.toISOString()} AND html <> ''
        ORDER BY created_at LIMIT ${BATCH})`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return removed
  }
}
