import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passwordResetQueue } from '#app/features/accounts/password-reset/schema.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { failedJobBatches, failedJobs, queueLoads } from '#app/platform/jobs/failed-jobs.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { retryJob } from './retry-job.server.ts'

test('a failed job is listed with its reason, and an administrator can retry it', async () => {
  await using test = await createTestServices()
  const { services, runJobs } = test
  const { database } = services
  await database.transaction((transaction) =>
    services.jobs.enqueue(transaction, passwordResetQueue, { userId: null, isKnown: false }),
  )
  await database.execute(sql`
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), retry_count = 3,
      output = '{"message": "The wind was wrong."}'`)
  const [job] = (await failedJobs(database, { queue: '', page: 1 })).rows
  expect(job).toMatchObject({ queue: passwordResetQueue.name, reason: 'The wind was wrong.', tries: 4 })
  expect((await failedJobs(database, { queue: 'other', page: 1 })).rows).toEqual([])
  expect((await Array.fromAsync(failedJobBatches(database, ''))).flat()).toMatchObject([{ id: job!.id }])
  expect(await Array.fromAsync(failedJobBatches(database, 'other'))).toEqual([])
  expect(await queueLoads(database)).toEqual([
    { queue: passwordResetQueue.name, waiting: 0, running: 0, failed: 1 },
  ])

  const admin = await createAdministrator(services)
  await retryJob(services, admin, { queue: job!.queue, id: job!.id })
  await expect(retryJob(services, admin, { queue: job!.queue, id: job!.id })).rejects.toThrow('has run again')
  await runJobs()
  expect((await failedJobs(database, { queue: '', page: 1 })).total).toBe(0)
  expect(await database.select().from(auditLog)).toMatchObject([
    { action: 'jobs.run-again', subject: `job:${job!.id}`, actorId: admin.userId },
  ])
})
