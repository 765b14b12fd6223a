import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { creditsInTime } from '#app/features/credits/queries/credits-in-time.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** A finished room, stored without its pictures. */
async function addRoom({ database }: Services, userId: string) {
  const picture = { width: 600, height: 400, placeholder: 'data:image/webp;base64,' }
  const generationId = randomUUID()
  const [upload] = await database
    .insert(roomUploads)
    .values({
      ...picture,
      userId,
      imageUrl: `${userId}/${generationId}.jpg`,
      roomType: 'Bedroom',
      submissionId: randomUUID(),
      generationId,
      generationState: 'done',
    })
    .returning()
  await database.insert(redesigns).values({
    ...picture,
    roomUploadId: upload!.id,
    generationId,
    kind: 'redesign',
    redesignImageUrl: `${userId}/redesigns/${generationId}.jpg`,
    engine: 'palette',
    style: 'Zen',
  })
  return upload!
}

test('the dashboard runs at most seven queries, however many rooms there are', async () => {
  await using app = await createTestApplication()
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  const count = async () => {
    const queries = vi.spyOn(app.services.database.$client, 'query')
    const answer = await app.fetch('/dashboard', { cookie })
    expect(answer.status).toBe(200)
    const asked = queries.mock.calls.length
    queries.mockRestore()
    return asked
  }
  await addRoom(app.services, person.userId)
  const withOne = await count()
  for (let rooms = 0; rooms < 12; rooms++) await addRoom(app.services, person.userId)
  expect(await count()).toBe(withOne)
  expect(withOne).toBeGreaterThan(0)
  expect(withOne).toBeLessThanOrEqual(7)
})

test('a dashboard on which nothing happens by itself is whole, and waits for its use', async () => {
  await using app = await createTestApplication()
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  const page = async () => (await app.fetch('/dashboard', { cookie })).text()
  expect(await page()).not.toContain('data-when-used')
  const room = await addRoom(app.services, person.userId)
  const atRest = await page()
  expect(atRest).toContain('data-when-used')
  expect(atRest).toContain(`id="room-${room.id}"`)
  // A part that is late would need a script to show it.
  expect(atRest).not.toContain('<template id="B:')
  await app.services.database
    .update(roomUploads)
    .set({ generationState: 'running', generationId: randomUUID() })
  expect(await page()).not.toContain('data-when-used')
})

test('guests are redirected to sign in, with a way back', async () => {
  await using app = await createTestApplication()
  const answer = await app.fetch('/dashboard?from=email&redesign=ready')
  expect(answer.status).toBe(302)
  const { pathname, searchParams } = new URL(answer.headers.get('location')!, 'http://localhost')
  expect(pathname).toBe('/auth')
  expect(searchParams.get('returnTo')).toBe('/dashboard?from=email&redesign=ready')
})

test("a member can neither delete nor retry another member's room through the form", async () => {
  await using app = await createTestApplication()
  const ada = await createMember(app.services)
  const room = await addRoom(app.services, ada.userId)
  const cookie = await cookieOf(app.services, await createMember(app.services))
  for (const intent of ['delete', 'retry', 'revise']) {
    const form = { intent, uploadId: room.id, feedback: 'warmer' }
    const answer = await app.fetch('/dashboard', { form, cookie })
    expect(answer.status).toBe(400)
  }
  expect(await app.services.database.$count(roomUploads)).toBe(1)
})

test('an upright photo fits the window, on the dashboard and on its page', async () => {
  await using app = await createTestApplication()
  const ada = await createMember(app.services)
  const { id } = await addRoom(app.services, ada.userId)
  await app.services.database.update(roomUploads).set({ width: 900, height: 1200 })
  const cookie = await cookieOf(app.services, ada)
  const read = async (path: string) => (await app.fetch(path, { cookie })).text()
  expect(await read('/dashboard')).toContain('max-width:calc(70svh * 0.7500)')
  expect(await read(`/rooms/${id}`)).toContain('max-width:calc(100svh * 0.7500)')
})

test('only the owner can read a room’s status', async () => {
  await using app = await createTestApplication()
  const ada = await createMember(app.services)
  const room = await addRoom(app.services, ada.userId)
  const statusFor = async (cookie: string) => (await app.fetch(`/rooms/${room.id}/status`, { cookie })).status
  expect(await statusFor(await cookieOf(app.services, ada))).toBe(200)
  expect(await statusFor(await cookieOf(app.services, await createMember(app.services)))).toBe(404)
})

test('many rooms are split into pages, each room on one of them', async () => {
  await using app = await createTestApplication()
  const person = await createMember(app.services)
  const rooms: { id: string }[] = []
  for (let made = 0; made < 13; made++) rooms.push(await addRoom(app.services, person.userId))
  const cookie = await cookieOf(app.services, person)
  const shown = async (page: number) => {
    const html = await (await app.fetch(`/dashboard?page=${page}`, { cookie })).text()
    return rooms.filter(({ id }) => html.includes(`id="room-${id}"`)).map(({ id }) => id)
  }
  const pages = [await shown(1), await shown(2)]
  expect(pages.map(({ length }) => length)).toEqual([12, 1])
  expect(new Set(pages.flat()).size).toBe(13)
  const beyond = await app.fetch('/dashboard?page=3', { cookie })
  expect(beyond.headers.get('location')).toBe('/dashboard')
})

test('the dashboard reports unreadable rooms and shows the rest', async () => {
  await using app = await createTestApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services))
  await app.services.database.execute(sql`ALTER TABLE redesigns RENAME TO elsewhere`)
  const answer = await app.fetch('/dashboard', { cookie })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Failed to load your room uploads')
  expect(html).toContain('Redesign My Room')
})

test('a member who needs no credits sees no price', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  await app.services.database.execute(
    sql`UPDATE users SET admin_granted_unlimited = true WHERE id = ${person.userId}`,
  )
  for (const path of ['/dashboard', '/upload'])
    expect(await (await app.fetch(path, { cookie })).text(), path).not.toContain('Uses one room credit.')
})

test('unreadable credits are reported, and the upload form is disabled', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  const text = async (path: string) => (await app.fetch(path, { cookie })).text()
  expect(await text('/upload')).toContain('1 room credit available')
  expect(await text('/upload')).toContain('Uses one room credit.')
  await app.services.database.execute(sql`ALTER TABLE user_credits RENAME TO user_credits_gone`)
  const dashboard = await text('/dashboard')
  expect(dashboard).toContain('Refresh Credits')
  expect(dashboard).toContain('1 room credit available')
  expect(dashboard).toMatch(/<button[^>]*disabled[^>]*>\s*Redesign My Room/)
  expect(await text('/upload')).toContain('Setting up your account...')
})

test('a page does not wait for credits that take too long to read', async () => {
  await using app = await createTestApplication()
  const person = await createMember(app.services)
  await app.services.database.$client.query('SELECT 1')
  const holder = await app.services.database.$client.connect()
  await holder.query('BEGIN; LOCK TABLE user_credits')
  const { credits } = await creditsInTime(app.services, person.userId)
  expect(credits).toBeInstanceOf(Promise)
  await holder.query('ROLLBACK')
  holder.release()
  expect(await credits).toMatchObject({ roomCredits: 1, canUploadRoom: true })
})

test.each([
  ['are sold where an image model is set up', WITH_IMAGE_MODEL, true],
  ['are not offered where nothing is sold', {}, false],
])('credits %s', async (_, variables, areSold) => {
  await using app = await createTestApplication({ variables })
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const page = await (await app.fetch('/dashboard', { cookie })).text()
  expect(page.includes('Get More')).toBe(areSold)
  expect(page).toContain('href="/credits"')
})
