import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditPage } from '#app/features/audit/queries.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { rows, tablesThatSay } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { deleteOwnAccount, deleteUser } from './delete-user.server.ts'

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

/** Every table with a `user_id`. */
async function ownedTables(services: Services): Promise<string[]> {
  const columns = await rows<{ table_name: string }>(
    services,
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY table_name`,
  )
  return columns.map((column) => column.table_name)
}

/** Has the database record, in order, the tables from which rows are deleted. */
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

test("no table keeps anything about a deleted user, and other people's rows stay", async () => {
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
  const left =
    'SELECT count(*)::int AS count FROM room_shares JOIN version_votes ON room_share_id = room_shares.id'
  expect(await rows(services, left)).toEqual([{ count: 1 }])
})

test('every other reference to a deleted user is cleared', async () => {
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

test('a job removes the user’s pictures, including those without a row', async () => {
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

test("the audit log records an administrator's deletion, and a failed one changes nothing", async () => {
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

test('a deletion succeeds although a room is being finished at the same time', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createBusyMember(services)
  const administrator = await createAdministrator(services)
  // Creating the job tables also waits for locks.
  await services.jobs.prepare([])
  let deleting: Promise<void> | undefined
  const finishing = services.database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT 1 FROM room_uploads WHERE user_id = ${leaving.userId} FOR UPDATE`)
    deleting = deleteUser(services, administrator, { userId: leaving.userId })
    await expect.poll(() => waitingForLocks(services)).toBe(1)
    // Refers to the user that the deletion has locked, as the ledger does, so that the two deadlock.
    await transaction.execute(sql`SELECT 1 FROM users WHERE id = ${leaving.userId} FOR KEY SHARE`)
  })
  // The database ends the one that has waited for a second first: the deletion, but on a busy machine perhaps the other.
  await finishing.catch((error) => expect(error).toMatchObject({ cause: { code: '40P01' } }))
  await deleting
  expect(await tablesThatSay(services, leaving.userId)).toEqual(['audit_log'])
})

test('administrators cannot delete their own account', async () => {
  await using test = await createTestServices()
  const actor = await createAdministrator(test.services)
  const refusal = { code: 'own_account', title: 'Cannot Delete Your Own Account' }
  await expect(deleteUser(test.services, actor, { userId: actor.userId })).rejects.toMatchObject(refusal)
  const own = deleteOwnAccount(test.services, actor, { currentPassword: 'a good password' })
  await expect(own).rejects.toMatchObject(refusal)
})

test('a member can delete their own account only with their password', async () => {
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
