import type { Services } from '#app/platform/services.ts'
import { rows } from './said-in.ts'

/** How many connections to the test's database wait for a lock. */
export async function waitingForLocks(services: Services): Promise<number> {
  const [row] = await rows<{ waiting: number }>(
    services,
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return row!.waiting
}
