import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryProduct } from '#tests/journeys/query-product.ts'

/** In milliseconds. A message that a killed process had reserved waits for ten minutes. */
const PATIENCE = 15 * 60_000

const LEFT = `SELECT
  (SELECT count(*)::int FROM room_uploads WHERE generation_state IN ('queued', 'running')) AS redesigns,
  (SELECT count(*)::int FROM outbox_emails WHERE state = 'waiting') AS messages,
  (SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
    AND name NOT LIKE '\\_\\_pgboss%' AND name NOT IN (SELECT name FROM pgboss.schedule)) AS jobs`

/** Resolves when no work is left, or after a quarter of an hour. The comparison then reports what is left. */
export async function untilQuiet(query: QueryProduct): Promise<void> {
  let last = ''
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(1_000)) {
    const [left] = await query<Record<'redesigns' | 'messages' | 'jobs', number>>(LEFT)
    if (Object.values(left!).every((count) => count === 0)) return
    const now = JSON.stringify(left)
    if (now !== last) console.log(`waiting for ${now}`)
    last = now
  }
}
