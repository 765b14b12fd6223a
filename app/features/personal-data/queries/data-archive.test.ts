import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { createActor, createMember, memberActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { readStoredZip } from '#tests/builders/zip.ts'
import { limitDataArchive } from '../commands/limit-data-archive.server.ts'
import { dataArchive } from './data-archive.server.ts'

async function filesFor(services: Services, actor: Member) {
  const archive = await dataArchive(services, actor, new Date('2026-11-21T10:00:00Z'))
  const files = readStoredZip(Buffer.from(await new Response(archive).arrayBuffer()))
  return { files, data: JSON.parse(files.get('your-data.json')!.toString()) as Record<string, unknown[]> }
}

test('the archive contains a member’s rows of every table and nobody else’s', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [member, other] = [await createBusyMember(services), await createBusyMember(services)]
  const { data } = await filesFor(services, member.actor)
  const { rows } = await services.database.execute<{ table_name: string }>(
    sql`SELECT table_name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  )
  const owned = rows.map((row) => row.table_name).filter((name) => name !== 'sign_in_methods')
  for (const name of [...owned, 'redesigns', 'design_intake_submissions', 'outbox_emails'])
    expect(data[name]?.length, `the archive has nothing of ${name}`).toBeGreaterThan(0)
  expect(data.room_shares).toMatchObject([{ showsName: true }])
  expect(data.version_votes).toMatchObject([{ voterName: 'Charles', verdict: 'love' }])
  const text = JSON.stringify(data)
  expect(text).toContain(member.email)
  expect(text).not.toContain(other.userId)
  expect(text).not.toContain(other.email)
})

test('the archive contains no passwords or tokens', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createBusyMember(services)
  const secrets = await services.database.execute<{ secret: string }>(
    sql`SELECT token AS secret FROM sessions UNION SELECT password FROM sign_in_methods
        UNION SELECT identifier FROM verifications UNION SELECT html FROM outbox_emails
        UNION SELECT voter::text FROM version_votes`,
  )
  const text = JSON.stringify((await filesFor(services, member.actor)).data)
  expect(secrets.rows.length).toBeGreaterThan(3)
  for (const { secret } of secrets.rows) expect(text).not.toContain(secret)
})

test.each([
  ['a confirmed address shows what was sent to it before the account', true, ['A question about your room']],
  ['an address that nobody has confirmed shows nothing of what was sent to it', false, []],
])('%s', async (_what, emailVerified, subjects) => {
  await using test = await createTestServices()
  const { services } = test
  const actor = await createActor(services, { email: 'anna@example.com', emailVerified })
  const former = await createMember(services)
  const letter = { recipient: actor.email, html: '<p>Hello</p>', plainText: 'Hello' }
  await services.database.insert(outboxEmails).values([
    {
      ...letter,
      kind: 'designer_reply',
      reference: '1',
      userId: null,
      subject: 'A question about your room',
    },
    { ...letter, kind: 'email_changed', reference: '2', userId: former.userId, subject: 'Your new address' },
  ])
  const { data } = await filesFor(services, actor)
  expect((data.outbox_emails as { subject: string }[]).map(({ subject }) => subject)).toEqual(subjects)
})

test('the archive contains the stored pictures, and skips a missing one', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createBusyMember(services)
  const { files, data } = await filesFor(services, member.actor)
  const [room] = data.room_uploads as { imageUrl: string }[]
  const picture = await services.storage.get(room!.imageUrl)
  expect(files.get('rooms/1-living-room/original.jpg')?.equals(picture)).toBe(true)
  expect([...files.keys()]).toEqual(['your-data.json', 'rooms/1-living-room/original.jpg'])
})

test('pictures are read only as fast as the browser reads, and no more once it stops', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createBusyMember(services)
  const read: string[] = []
  const get = (key: string) => {
    read.push(key)
    return services.storage.get(key)
  }
  const watched = { ...services, storage: { ...services.storage, get } }
  const archive = await dataArchive(watched, member.actor, new Date())
  const reader = archive.getReader()
  await reader.read()
  expect(read).toEqual([])
  await reader.cancel()
})

test('a member can download their data ten times an hour', async () => {
  await using test = await createTestServices()
  const [one, other] = [await createMember(test.services), await createMember(test.services)].map(memberActor)
  for (let time = 0; time < 10; time += 1) expect(await limitDataArchive(test.services, one!)).toBe(true)
  expect(await limitDataArchive(test.services, one!)).toBe(false)
  expect(await limitDataArchive(test.services, other!)).toBe(true)
})
