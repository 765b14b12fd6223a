import { expect, test } from 'vitest'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { recordAudit } from './commands.server.ts'
import { auditBatches, auditPage } from './queries.server.ts'

const subject = { kind: 'user', id: 'b2c1', name: 'ada@example.com' } as const

test('an entry records actor, action, before and after', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const actor = await createAdministrator(test.services, { email: 'boss@example.com' })
  await database.transaction((transaction) =>
    recordAudit(transaction, actor, {
      action: 'accounts.block',
      subject,
      before: { blocked: false },
      after: { blocked: true },
    }),
  )
  const { rows, total } = await auditPage(database, { search: 'BOSS@', page: 1 })
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    actorId: actor.userId,
    actorEmail: 'boss@example.com',
    action: 'accounts.block',
    subject: 'user:b2c1',
    subjectName: 'ada@example.com',
    details: { before: { blocked: false }, after: { blocked: true } },
  })
  expect((await auditPage(database, { search: 'a%b', page: 1 })).total).toBe(0)
})

test('a rolled-back change leaves no entry', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const actor = await createAdministrator(test.services)
  const failing = database.transaction(async (transaction) => {
    await recordAudit(transaction, actor, { action: 'accounts.block', subject })
    throw new Error('as the test says')
  })
  await expect(failing).rejects.toThrow('as the test says')
  expect((await auditPage(database, { search: '', page: 1 })).total).toBe(0)
})

test('the export contains every entry once, newest first, even for equal times', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const actor = await createAdministrator(test.services)
  await database.transaction(async (transaction) => {
    for (let each = 0; each < 520; each++)
      await recordAudit(transaction, actor, { action: 'accounts.block', after: { each } })
  })
  const rows = await Array.fromAsync(auditBatches(database, { search: '' }))
  expect(rows.map((batch) => batch.length)).toEqual([500, 20])
  expect(new Set(rows.flat().map((row) => row.id)).size).toBe(520)
  expect((await auditPage(database, { search: '', page: 21 })).rows).toHaveLength(20)
})

test('the log filters by person, action, kind of subject and day', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const [one, other] = [await createAdministrator(test.services), await createAdministrator(test.services)]
  await database.transaction(async (transaction) => {
    await recordAudit(transaction, one, { action: 'accounts.block', subject })
    await recordAudit(transaction, other, { action: 'team.remove', subject })
    await recordAudit(transaction, other, { action: 'data.export', subject: { kind: 'list', id: 'users' } })
  })
  const count = async (filter: object) =>
    (await auditPage(database, { search: '', page: 1, ...filter })).total
  expect(await count({ actorId: other.userId })).toBe(2)
  expect(await count({ action: 'team.remove' })).toBe(1)
  expect(await count({ kind: 'user' })).toBe(2)
  expect(await count({ kind: 'user', actorId: other.userId })).toBe(1)
  expect(await count({ days: { from: new Date(Date.now() + 60_000) } })).toBe(0)
  expect(await count({ days: { before: new Date(Date.now() + 60_000) } })).toBe(3)
})
