import { expect, test } from 'vitest'
import { requestPasswordReset } from '#app/features/accounts/password-reset/commands/request-password-reset.server.ts'
import { createAdministrator, createMember } from '#tests/builders/members.ts'
import { rows } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteUser } from './delete-user.server.ts'

test("no job and no stored job error keeps a deleted user's address", async () => {
  await using test = await createTestServices()
  const { services } = test
  const { email, userId } = await createMember(services)
  const jobsThatSay = () => rows(services, `SELECT state FROM pgboss.job j WHERE j::text ILIKE '%${email}%'`)
  for (const asked of [email, 'nobody@example.com']) {
    const browser = { address: '192.0.2.1' }
    await requestPasswordReset(services, { email: asked }, browser)
  }
  expect(await jobsThatSay()).toEqual([])
  await test.runJobs()
  expect(await jobsThatSay()).toEqual([])
  // An error as a failed query leaves it, and a job that will be tried again.
  const said = `SET output = '{"message": "Failed query; params: ${email}"}'`
  // The clock may have added scheduled jobs to the two of the requests.
  const failed = await rows(services, `UPDATE pgboss.job ${said}, state = 'failed' RETURNING id`)
  await rows(
    services,
    `INSERT INTO pgboss.job (name, state, start_after, output)
     SELECT name, 'retry', now() + interval '1 day', output FROM pgboss.job WHERE state = 'failed' LIMIT 1`,
  )
  expect(await jobsThatSay()).toHaveLength(failed.length + 1)
  await deleteUser(services, await createAdministrator(services), { userId })
  expect(await jobsThatSay()).toEqual([])
  expect(await rows(services, `SELECT 1 FROM pgboss.job WHERE state = 'retry'`)).toHaveLength(1)
})
