import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { sweepFilesQueue } from '#app/features/operations/schema.ts'
import type { Surroundings } from './surroundings.ts'

const PATIENCE = 120_000
const TWO_DAYS = 2 * 24 * 3600 * 1000

/** Makes all files two days older, and has a worker sweep the bucket as it does at night. */
export async function sweepBucket({ databaseUrl, query, bucket }: Surroundings): Promise<void> {
  bucket.storedAt(new Date(Date.now() - TWO_DAYS))
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  const id = await boss.send(sweepFilesQueue.name, {})
  await boss.stop({ graceful: false, close: true })
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(300)) {
    const [job] = await query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [id])
    if (job?.state === 'completed') return
  }
  throw new Error('The sweep of files did not end')
}
