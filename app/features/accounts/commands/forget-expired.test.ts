import { expect, test } from 'vitest'
import { createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { forgetExpiredQueue } from '../schema.ts'
import { sessions, verifications } from '../tables.server.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('the nightly job deletes expired sessions and links, and keeps all others', async () => {
  await using test = await createTestServices()
  const { database, jobs } = test.services
  const { userId } = await createMember(test.services)
  for (const expiresAt of [inHours(-1), inHours(1)]) {
    await database.insert(sessions).values({ userId, token: crypto.randomUUID(), expiresAt })
    await database
      .insert(verifications)
      .values({ identifier: `confirm-email:${crypto.randomUUID()}`, value: userId, expiresAt })
  }
  await database.transaction((transaction) => jobs.enqueue(transaction, forgetExpiredQueue, {}))
  await test.runJobs()
  for (const table of [sessions, verifications]) {
    const left = await database.select().from(table)
    expect(left.map((row) => row.expiresAt > new Date())).toEqual([true])
  }
})

test('a scheduled job carries no data and needs none', () => {
  expect(forgetExpiredQueue.payload.parse(null)).toEqual({})
})
