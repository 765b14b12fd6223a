import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { idOfToken, sealId } from '#app/platform/security/sealed-id.ts'
import { cookiesOf } from '#tests/builders/application.ts'
import { block, cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { sharedRoom } from '#tests/builders/shared-room.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { roomOf } from '../queries/rooms.server.ts'
import { shareRoom, stopSharing } from './commands/share-room.server.ts'
import { shareOf } from './queries/shared-room.server.ts'
import { SHARE_PURPOSE } from './schema.ts'
import { roomShares, versionVotes } from './tables.server.ts'

test('a guest with the link sees the room and its pictures, which search engines must not index', async () => {
  const { app, link, redesignId, owner } = await sharedRoom()
  await using _ = app
  const page = await app.fetch(await link())
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const html = await page.text()
  expect(html).toContain('name="robots" content="noindex, nofollow"')
  expect(html.replaceAll('<!-- -->', '')).toContain('In the Japandi style')
  expect(html).not.toContain('A colour preview')
  expect(html).not.toContain(owner.email)
  for (const which of ['original', redesignId]) {
    const picture = await app.fetch(`${await link()}/${which}?width=480`)
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(480)
    expect((await app.fetch(`${await link()}/${which}`)).status).toBe(404)
  }
  expect((await app.fetch(`${await link()}/preview?width=480`)).status).toBe(404)
})

test('everybody with the link can open it, except blocked members', async () => {
  const { app, link, redesignId } = await sharedRoom()
  await using _ = app
  const { services } = app
  const [member, blocked] = [await createMember(services), await createMember(services)]
  const administrator = await createMember(services, { role: 'administrator' })
  const cookies = await Promise.all([member, administrator, blocked].map((each) => cookieOf(services, each)))
  await block(services, blocked.userId)
  const answers = []
  for (const cookie of ['', ...cookies]) {
    const page = await app.fetch(await link(), { cookie })
    const picture = await app.fetch(`${await link()}/before-after.jpg`, { cookie })
    const vote = await app.fetch(await link(), { cookie, form: { redesignId } })
    answers.push([page.status, picture.status, vote.status])
  }
  expect(answers).toEqual([
    [200, 200, 302],
    [200, 200, 302],
    [200, 200, 302],
    [403, 403, 403],
  ])
})

test('the link opens this room only, and no guessed token opens any', async () => {
  const { app, link, redesignId } = await sharedRoom()
  await using _ = app
  const other = memberActor(await createMember(app.services))
  const { id } = await uploadOne(app.services, other)
  await app.runJobs()
  const foreign = (await roomOf(app.services.database, other.userId, id))!.redesigns[0]!
  expect((await app.fetch(`${await link()}/${foreign.id}?width=480`)).status).toBe(404)
  const [share] = await app.services.database.select().from(roomShares)
  const forged = sealId('another secret of thirty-two letters', SHARE_PURPOSE, share!.id)
  for (const token of [forged, share!.id, 'x', randomUUID()]) {
    expect((await app.fetch(`/s/${token}`)).status).toBe(404)
    expect((await app.fetch(`/s/${token}/${redesignId}?width=480`)).status).toBe(404)
  }
  expect(idOfToken(app.services.environment.secret, SHARE_PURPOSE, (await link()).slice(3))).toBe(share!.id)
})

test('a browser votes once, may change its mind, and only for versions of this room', async () => {
  const { app, link, redesignId, owner, uploadId } = await sharedRoom()
  await using _ = app
  const vote = async (form: Record<string, string>, cookie = '') => app.fetch(await link(), { form, cookie })
  const first = await vote({ redesignId, voterName: '<b>Ben</b>' })
  expect(first.status).toBe(302)
  await vote({ redesignId, voterName: 'Ben' }, cookiesOf(first))
  await vote({ redesignId, voter: randomUUID() }, cookiesOf(first))
  expect((await shareOf(app.services, owner.userId, uploadId))!.votes).toEqual([
    { redesignId, voterName: 'Ben', verdict: 'love', isFavourite: false },
  ])
  const voter = randomUUID()
  // The answer to the first was lost with its cookie.
  for (const _ of [1, 2]) await vote({ redesignId, voter })
  expect(await app.services.database.$count(versionVotes)).toBe(2)
  expect((await vote({ redesignId: randomUUID() })).status).toBe(404)
  expect((await vote({ redesignId: 'first' })).status).toBe(400)
  expect((await vote({ redesignId, voterName: 'x'.repeat(61) })).status).toBe(400)
  expect(await app.services.database.$count(versionVotes)).toBe(2)
})

test('when the owner ends the link, is blocked, or deletes the room, nothing opens any more', async () => {
  const { app, link, owner, uploadId, redesignId } = await sharedRoom()
  await using _ = app
  const { services } = app
  const first = await link()
  const closed = async (path: string) => {
    expect((await app.fetch(path)).status).toBe(404)
    expect((await app.fetch(`${path}/original?width=480`)).status).toBe(404)
    expect((await app.fetch(path, { form: { redesignId } })).status).toBe(404)
  }
  await stopSharing(services, owner, { uploadId })
  await closed(first)
  await shareRoom(services, owner, { uploadId })
  const second = await link()
  expect(second).not.toBe(first)
  await services.database.update(users).set({ blocked: true }).where(eq(users.id, owner.userId))
  await closed(second)
  await services.database.update(users).set({ blocked: false }).where(eq(users.id, owner.userId))
  expect((await app.fetch(second)).status).toBe(200)
  await deleteRoom(services, owner, { uploadId })
  await closed(second)
  expect(await services.database.$count(roomShares)).toBe(0)
})

test('a member shares and unshares only their own rooms, and only those with a redesign', async () => {
  const { app, uploadId, owner } = await sharedRoom()
  await using _ = app
  const eve = memberActor(await createMember(app.services))
  const notFound = { code: 'upload_not_found' }
  await expect(shareRoom(app.services, eve, { uploadId })).rejects.toMatchObject(notFound)
  await expect(stopSharing(app.services, eve, { uploadId })).rejects.toMatchObject(notFound)
  expect(await shareOf(app.services, eve.userId, uploadId)).toBeNull()
  expect(await shareOf(app.services, owner.userId, uploadId)).not.toBeNull()
  const { id } = await uploadOne(app.services, eve)
  await expect(shareRoom(app.services, eve, { uploadId: id })).rejects.toMatchObject({
    code: 'nothing_to_share',
  })
})
