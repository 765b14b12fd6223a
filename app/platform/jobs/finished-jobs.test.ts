import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestServices } from '#tests/builders/services.ts'
import { removeFinishedJobs } from './finished-jobs.ts'

test('jobs that finished a day ago are removed; failed, waiting and recent ones stay', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  await database.execute(sql`
    INSERT INTO pgboss.job (name, state, data, completed_on)
    SELECT 'operations.sweep-files', state::pgboss.job_state, jsonb_build_object('was', state), done
    FROM (VALUES ('completed', now() - interval '25 hours'), ('completed', now() - interval '23 hours'),
      ('failed', now() - interval '13 days'), ('created', NULL)) AS given (state, done), generate_series(1, 3)`)
  expect(await removeFinishedJobs(database)).toBe(3)
  const { rows } = await database.execute(sql`
    SELECT state::text, count(*)::int AS n FROM pgboss.job WHERE data ? 'was' GROUP BY 1 ORDER BY 1`)
  expect(rows).toEqual([
    { state: 'completed', n: 3 },
    { state: 'created', n: 3 },
    { state: 'failed', n: 3 },
  ])
})
