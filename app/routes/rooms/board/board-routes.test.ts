import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addThing, priceThing } from '#app/features/rooms/board/commands/edit-things.server.ts'
import { openBoard } from '#app/features/rooms/board/commands/open-board.server.ts'
import { saveNotes, shareBoard } from '#app/features/rooms/board/commands/save-board.server.ts'
import { boardPage } from '#app/features/rooms/board/queries/board-page.server.ts'
import { designBoards } from '#app/features/rooms/board/tables.server.ts'
import { shareRoom, stopSharing } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { redesigns } from '#app/features/rooms/tables.server.ts'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createMember, memberActor, type TestMember } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'

let app: TestApplication
beforeAll(async () => {
  app = await createTestApplication({ platform: workedBy(scriptedEditor()) })
})
afterAll(() => app[Symbol.asyncDispose]())

/** A member with a redesigned room, and their session. */
async function owner() {
  const { services } = app
  const person = await createMember(services, { name: 'Ines Field' })
  const actor = memberActor(person)
  const { id: uploadId } = await uploadOne(services, actor)
  await app.runJobs()
  const redesignId = (await stateOf(services, actor)).room.redesigns[0]!.id
  const path = `/rooms/${uploadId}/board/${redesignId}`
  return { person, actor, uploadId, redesignId, path, cookie: await cookieOf(services, person) }
}

/** Fills a board with data that only its owner may read. */
async function fill({ actor, redesignId }: Awaited<ReturnType<typeof owner>>) {
  const { services } = app
  await openBoard(services, actor, { redesignId })
  await addThing(services, actor, { redesignId, name: 'Reading lamp' })
  const { things } = (await boardPage(services, actor, redesignId))!
  await priceThing(services, actor, { thingId: things[0]!.id, price: '1234.56' })
  await saveNotes(services, actor, { redesignId, notes: 'Nobody knows of the bargain' })
  return things[0]!.id
}

const SECRETS = /1,234|1234|bargain|Ines/

test('the page opens a board for its owner, and its forms save', async () => {
  const own = await owner()
  const page = await app.fetch(own.path, { cookie: own.cookie })
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const words of ['Living Room', 'Japandi', 'Limewash Sand', '#dcd2c2', 'Smoked oak', 'ISCC–NBS'])
    expect(html).toContain(words)
  const sent = { intent: 'add-thing', redesignId: own.redesignId, name: '<script>Lamp</script>' }
  await app.fetch(own.path, { cookie: own.cookie, form: sent })
  const again = await (await app.fetch(own.path, { cookie: own.cookie })).text()
  expect(again).toContain('&lt;script&gt;Lamp')
  expect(again).toContain('rel="noopener noreferrer"')
})

test('invalid input is refused at its field', async () => {
  const own = await owner()
  const thingId = await fill(own)
  const form = { intent: 'price-thing', thingId, price: 'much' }
  const answer = await app.fetch(`${own.path}.data`, { cookie: own.cookie, form })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Please write an amount such as 249')
  const page = await app.fetch(own.path, { cookie: own.cookie, form })
  expect(page.status).toBe(400)
  expect(await page.text()).toMatch(
    /role="alert".*The price is not saved yet.*Please write an amount such as 249/s,
  )
})

test('guests, other members, blocked members and administrators can neither see nor change a board', async () => {
  const own = await owner()
  const thingId = await fill(own)
  const before = await boardPage(app.services, own.actor, own.redesignId)
  const people: [TestMember | undefined, number][] = [
    [undefined, 302],
    [await createMember(app.services), 404],
    [await createMember(app.services, { role: 'support' }), 404],
    [await createMember(app.services, { role: 'administrator' }), 404],
  ]
  const blocked = await createMember(app.services)
  const blockedCookie = await cookieOf(app.services, blocked)
  await block(app.services, blocked.userId)
  const visitors = await Promise.all(
    people.map(
      async ([person, status]) => [person ? await cookieOf(app.services, person) : '', status] as const,
    ),
  )
  for (const [cookie, status] of [...visitors, [blockedCookie, 403] as const]) {
    const page = await app.fetch(own.path, { cookie })
    expect(page.status).toBe(status)
    expect(await page.text()).not.toMatch(SECRETS)
    const forms: Record<string, string>[] = [
      { intent: 'price-thing', thingId, price: '1' },
      { intent: 'tick-thing', thingId, got: 'yes' },
      { intent: 'remove-thing', thingId },
      { intent: 'change-thing', thingId, name: 'Mine' },
      { intent: 'add-thing', redesignId: own.redesignId, name: 'Mine' },
      { intent: 'notes', redesignId: own.redesignId, notes: 'Mine' },
      { intent: 'budget', redesignId: own.redesignId, budget: '1' },
      { intent: 'share-board', redesignId: own.redesignId, shared: 'yes' },
      { intent: 'find-things', redesignId: own.redesignId },
    ]
    for (const form of forms) expect((await app.fetch(own.path, { cookie, form })).status).not.toBe(200)
  }
  expect(await boardPage(app.services, own.actor, own.redesignId)).toEqual(before)
})

test('a board does not open through another room, and viewing creates none', async () => {
  const [one, two] = [await owner(), await owner()]
  const mixed = `/rooms/${one.uploadId}/board/${two.redesignId}`
  const before = await app.services.database.$count(designBoards)
  for (const cookie of [one.cookie, two.cookie]) expect((await app.fetch(mixed, { cookie })).status).toBe(404)
  expect(
    (await app.fetch(`/rooms/${one.uploadId}/board/${randomUUID()}`, { cookie: one.cookie })).status,
  ).toBe(404)
  expect(await app.services.database.$count(designBoards)).toBe(before)
})

test('visitors with the room’s link see its board, without prices, notes and name', async () => {
  const own = await owner()
  await fill(own)
  const { services } = app
  await shareRoom(services, own.actor, { uploadId: own.uploadId })
  const link = new URL((await shareOf(services, own.actor.userId, own.uploadId))!.address).pathname
  const board = `${link}/board/${own.redesignId}`
  expect((await app.fetch(board)).status).toBe(404)
  expect(await (await app.fetch(link)).text()).not.toContain('/board/')
  await shareBoard(services, own.actor, { redesignId: own.redesignId, shared: 'yes' })
  expect(await (await app.fetch(link)).text()).toContain(board)
  const page = await app.fetch(board)
  const html = await page.text()
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(html).toContain('Reading lamp')
  expect(html).toContain('Limewash Sand')
  expect(html).not.toMatch(SECRETS)
  const other = await owner()
  await fill(other)
  await shareBoard(services, other.actor, { redesignId: other.redesignId, shared: 'yes' })
  expect((await app.fetch(`${link}/board/${other.redesignId}`)).status).toBe(404)
  await shareBoard(services, own.actor, { redesignId: own.redesignId, shared: 'no' })
  expect((await app.fetch(board)).status).toBe(404)
  await shareBoard(services, own.actor, { redesignId: own.redesignId, shared: 'yes' })
  await stopSharing(services, own.actor, { uploadId: own.uploadId })
  expect((await app.fetch(board)).status).toBe(404)
})

test('a description that addresses the owner is not shown to visitors with the link, whatever engine made it', async () => {
  const own = await owner()
  const { services } = app
  await fill(own)
  await shareRoom(services, own.actor, { uploadId: own.uploadId })
  await shareBoard(services, own.actor, { redesignId: own.redesignId, shared: 'yes' })
  const link = new URL((await shareOf(services, own.actor.userId, own.uploadId))!.address).pathname
  const shown = async (engine: EngineName, redesignConcept: string) => {
    await services.database
      .update(redesigns)
      .set({ engine, redesignConcept })
      .where(eq(redesigns.id, own.redesignId))
    return (await app.fetch(`${link}/board/${own.redesignId}`)).text()
  }
  expect(await shown('openai', 'Oak and linen.')).toContain('Oak and linen.')
  for (const engine of ['openai', 'palette'] as const)
    expect(await shown(engine, 'We kept your furniture.')).not.toContain('We kept your furniture.')
})
