import { sql } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { DAY } from '#app/lib/durations.ts'
import type { Services } from '#app/platform/services.ts'

/** Messages per statement, to limit the number of locks. */
const BATCH = 500

/**
 * Removes the texts of old sent messages. Recipient, subject and state stay.
 *
 * @returns the number of messages without their text now
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
