import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { spentSince } from '#app/features/ai-settings/queries/usage.server.ts'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { auditPage } from '#app/features/audit/queries.server.ts'
import { queueEmail } from '#app/features/email/commands.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteOwnAccount, deleteUser } from './commands/delete-user.server.ts'

/** The tables that the specification names, in its order. */
const SPECIFIED = [
  'subscribers',
  'quiz_responses',
  'user_profiles',
  'redesigns',
  'room_uploads',
  'user_credits',
  'website_feedback',
  'designer_requests',
  'testimonials',
  'users',
]

async function rows<Row>({ database }: Services, statement: string): Promise<Row[]> {
  return (await database.execute(sql.raw(statement))).rows as Row[]
}

/** Every table that says whose its rows are. */
async function ownedTables(services: Services): Promise<string[]> {
  const columns = await rows<{ table_name: string }>(
    services,
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY table_name`,
  )
  return columns.map((column) => column.table_name)
}

/** The tables in which a text stands anywhere. */
async function tablesThatSay(services: Services, text: string): Promise<string[]> {
  const tables = await rows<{ tablename: string }>(
    services,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const found: string[] = []
  for (const { tablename } of tables) {
    const [row] = await rows(
      services,
      `SELECT 1 FROM "${tablename}" t WHERE t::text LIKE '%${text}%' LIMIT 1`,
    )
    if (row) found.push(tablename)
  }
  return found
}

async function waitingForLocks(services: Services): Promise<number> {
  const [row] = await rows<{ waiting: number }>(
    services,
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return row!.waiting
}

/** Has the database write down from which table rows go, in order. */
async function watchDeletes(services: Services): Promise<() => Promise<string[]>> {
  await rows(services, 'CREATE TABLE watched (at serial, name text)')
  await rows(
    services,
    `CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN INSERT INTO watched (name) VALUES (TG_TABLE_NAME); RETURN NULL; END $$`,
  )
  for (const name of SPECIFIED)
    await rows(
      services,
      `CREATE TRIGGER watched AFTER DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION watch()`,
    )
  return async () => {
    const names = await rows<{ name: string }>(services, 'SELECT name FROM watched ORDER BY at')
    return [...new Set(names.map(({ name }) => name))]
  }
}

test('nothing of a user is left in any table, and what belongs to others stays', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createBusyMember(services)
  const staying = await createBusyMember(services)
  const owned = await ownedTables(services)
  expect(owned).toContain('room_uploads')
  for (const name of owned) {
    const [row] = await rows(services, `SELECT 1 FROM "${name}" WHERE user_id = '${leaving.userId}'`)
    expect(row, `tests/builders/everything-of.ts puts no row into ${name}`).toBeDefined()
  }
  const before = await tablesThatSay(services, staying.userId)
  const deletedFrom = await watchDeletes(services)

  await deleteUser(services, await createAdministrator(services), { userId: leaving.userId })

  expect(await tablesThatSay(services, leaving.userId)).toEqual(['audit_log'])
  expect(await tablesThatSay(services, leaving.email)).toEqual([])
  expect(await tablesThatSay(services, staying.userId)).toEqual(before)
  expect(await deletedFrom()).toEqual(SPECIFIED)
})

test('whatever else refers to a user forgets them when they go', async () => {
  await using test = await createTestServices()
  const references = await rows<{ name: string; action: string; column: string }>(
    test.services,
    `SELECT conname AS name, confdeltype AS action, attname AS column FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  )
  expect(references.length).toBeGreaterThan(10)
  const holding = references.filter(({ column, action }) => column !== 'user_id' && action !== 'n')
  expect(holding, 'refers to users and is neither "user_id" nor set to null').toEqual([])
})

test('outbox and audit log keep that something was done, and nothing of whom', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { database } = services
  const admin = await createAdministrator(services)
  const email = 'wilhelmine.leaves@example.com'
  const leaving = memberActor(await createMember(services, { name: 'Wilhelmine Leaves', email }))
  const upload = await uploadOne(services, leaving)
  const message = {
    subject: 'A request',
    html: '<p>Hello</p>',
    plainText: `From Wilhelmine Leaves, ${email}`,
  }
  await database.transaction(async (transaction) => {
    const about = { kind: 'designer_request', reference: randomUUID(), userId: null }
    await queueEmail(transaction, about, { recipient: admin.email, ...message })
    const details = { note: 'For Wilhelmine', amount: 3, sent: true }
    const subjects = [
      { kind: 'user', id: leaving.userId, name: email },
      { kind: 'upload', id: upload.id, name: 'Wilhelmine Leaves' },
      // Of what was deleted before, only the words are left.
      { kind: 'feedback', id: randomUUID(), name: email },
    ] as const
    for (const subject of subjects)
      await recordAudit(transaction, admin, { action: 'credits.grant', subject, after: details })
    await recordAudit(transaction, admin, { action: 'email.reveal', after: { recipient: email } })
    await recordAudit(transaction, leaving, { action: 'blog.update' })
  })

  await deleteUser(services, admin, { userId: leaving.userId })

  for (const word of ['Wilhelmine', email]) expect(await tablesThatSay(services, word), word).toEqual([])
  const { rows: log } = await auditPage(database, { search: '', page: 1 })
  expect(log).toHaveLength(6)
  const [given] = log
    .filter(({ subject }) => subject === `user:${leaving.userId}`)
    .filter(({ action }) => action === 'credits.grant')
  expect(given).toMatchObject({ actorEmail: admin.email, details: { after: { amount: 3, sent: true } } })
})

test('deleting an account gives no budget back', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createMember(services)
  await services.database
    .insert(apiUsageLogs)
    .values({ userId: leaving.userId, apiType: 'image_generation', success: true, costCents: 32 })
  const lastHour = new Date(Date.now() - 3_600_000)
  await deleteUser(services, await createAdministrator(services), { userId: leaving.userId })
  expect(await spentSince(services.database, lastHour)).toBe(32)
  expect(await tablesThatSay(services, leaving.userId)).toEqual(['audit_log'])
})

test('the pictures are removed by a job, also those that nothing in the database names', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = memberActor(await createMember(services))
  const staying = memberActor(await createMember(services))
  const photo = (await uploadOne(services, leaving)).imageUrl
  const other = (await uploadOne(services, staying)).imageUrl
  const forgotten = `${leaving.userId}/previews/forgotten.jpg`
  await services.storage.put(forgotten, Buffer.from('a picture'), 'image/jpeg')
  await deleteUser(services, await createAdministrator(services), { userId: leaving.userId })
  expect(await services.storage.exists(photo)).toBe(true)
  await test.runJobs()
  expect(await services.storage.exists(photo)).toBe(false)
  expect(await services.storage.exists(forgotten)).toBe(false)
  expect(await services.storage.exists(other)).toBe(true)
})

test("an administrator's deletion is in the audit log, and one that fails is not and changes nothing", async () => {
  await using test = await createTestServices()
  const { services } = test
  const actor = await createAdministrator(services, { email: 'boss@example.com' })
  const leaving = await createBusyMember(services)
  const before = await tablesThatSay(services, leaving.userId)
  const jobs = { ...services.jobs, enqueue: () => Promise.reject(new Error('as the test says')) }
  await expect(deleteUser({ ...services, jobs }, actor, { userId: leaving.userId })).rejects.toThrow()
  expect(await tablesThatSay(services, leaving.userId)).toEqual(before)
  expect((await auditPage(services.database, { search: '', page: 1 })).total).toBe(0)

  await deleteUser(services, actor, { userId: leaving.userId })
  const log = await auditPage(services.database, { search: '', page: 1 })
  expect(log.rows).toEqual([
    expect.objectContaining({
      actorEmail: 'boss@example.com',
      action: 'accounts.delete',
      subject: `user:${leaving.userId}`,
      subjectName: null,
    }),
  ])
  const again = deleteUser(services, actor, { userId: leaving.userId })
  await expect(again).rejects.toMatchObject({ code: 'user_not_found' })
})

test('a room that is finished just then does not keep a deletion from happening', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createBusyMember(services)
  const administrator = await createAdministrator(services)
  const deletion = await services.database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT 1 FROM room_uploads WHERE user_id = ${leaving.userId} FOR UPDATE`)
    const deleting = deleteUser(services, administrator, { userId: leaving.userId })
    await expect.poll(() => waitingForLocks(services)).toBe(1)
    // Refers to the user whom the deletion has locked, as the ledger does: now each waits for the other.
    await transaction.execute(sql`SELECT 1 FROM users WHERE id = ${leaving.userId} FOR KEY SHARE`)
    return { deleting }
  })
  await deletion.deleting
  expect(await tablesThatSay(services, leaving.userId)).toEqual(['audit_log'])
})

test('nobody deletes themselves as an administrator', async () => {
  await using test = await createTestServices()
  const actor = await createAdministrator(test.services)
  const refusal = { code: 'own_account', title: 'Cannot Delete Your Own Account' }
  await expect(deleteUser(test.services, actor, { userId: actor.userId })).rejects.toMatchObject(refusal)
  const own = deleteOwnAccount(test.services, actor, { currentPassword: 'a good password' })
  await expect(own).rejects.toMatchObject(refusal)
})

test('a member deletes their own account with their own password only', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createMember(services, { password: 'a good password' })
  const actor = memberActor(member)
  const wrong = deleteOwnAccount(services, actor, { currentPassword: 'a bad password' })
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(deleteOwnAccount(services, actor, { currentPassword: '' })).rejects.toThrow()
  expect(await tablesThatSay(services, member.userId)).toContain('users')
  await deleteOwnAccount(services, actor, { currentPassword: 'a good password' })
  expect(await tablesThatSay(services, member.userId)).toEqual([])
})
