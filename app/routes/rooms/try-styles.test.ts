import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changePreferredStyle } from '#app/features/quiz/result/commands/change-preferred-style.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { styleDefinitions } from '#app/features/styles/tables.server.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { withPlainPreviews } from '#tests/builders/style-previews.ts'

/** A member with a room, and its page of styles. */
async function openStyles() {
  const platform = withPlainPreviews(workedBy(scriptedEditor(undefined, BUILT_IN)))
  const app = await createTestApplication({ platform })
  const person = await createMember(app.services)
  const { id } = await uploadOne(app.services, memberActor(person))
  const cookie = await cookieOf(app.services, person)
  const page = async (query = '') =>
    (await app.fetch(`/rooms/${id}/styles${query}`, { cookie })).text().then(plain)
  return { app, person, id, cookie, page }
}

/** Removes the comments that React puts between texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '')

const shown = (html: string) => /id="shown-style"[^>]*>([^<]+)</.exec(html)?.[1]
const order = (html: string) =>
  [...html.matchAll(/<span class="block font-medium leading-6">([^<]+)</g)].map(([, name]) => name)

test("the room's own style is shown large, and every style small with the member's own first", async () => {
  const { app, person, page } = await openStyles()
  await using _ = app
  await changePreferredStyle(app.services, memberActor(person), 'Zen')
  const first = await page()
  expect(shown(first)).toBe('Japandi')
  expect(order(first).slice(0, 2)).toEqual(['Zen', 'Art Deco'])
  expect(new Set(order(first)).size).toBe(20)
  expect(first).toContain('Make Japandi my style')
  const own = await page('?style=Zen&boldness=bolder')
  expect(shown(own)).toBe('Zen')
  expect(own).toMatch(/aria-current="true"[^>]*>Bolder</)
  expect(own).toContain('Your room in every style, bolder')
  expect(own).toContain('This is your style: new redesigns are made in it.')
  expect(shown(await page('?style=No+Style&boldness=loud'))).toBe('Zen')
})

test('the page is named for what somebody came for', async () => {
  const { app, page } = await openStyles()
  await using _ = app
  const heading = (html: string) => /<h1[^>]*>([^<]+)</.exec(html)?.[1]
  expect(heading(await page())).toBe('Try another style')
  expect(heading(await page('?fix='))).toBe('Fix the paint')
})

test('a style is kept from the page once the room has a redesign, and the page says so', async () => {
  const { app, id, cookie, page } = await openStyles()
  await using _ = app
  expect(await page()).toContain('This room is being redesigned.')
  const keep = (form: Record<string, string>, as = cookie) =>
    app.fetch(`/rooms/${id}/styles`, { form: { intent: 'keep', ...form }, cookie: as })
  expect((await keep({ style: 'Zen' })).status).toBe(400)
  await app.runJobs()
  expect(await page('?style=Zen')).toContain('Keep as a version')
  const other = await cookieOf(app.services, await createMember(app.services))
  expect((await keep({ style: 'Zen' }, other)).status).toBe(404)
  expect((await keep({ style: 'Zen' }, '')).headers.get('location')).toContain('/auth')
  expect((await keep({ style: 'Zen', boldness: 'loud' })).status).toBe(400)
  const kept = await keep({ style: 'Zen', boldness: 'softer', send: 'yes' })
  expect([kept.status, kept.headers.get('location')]).toEqual([302, `/rooms/${id}#share`])
  const adding = 'We are adding Zen, softer to this room; a link will show it.'
  const room = async (query = '') => plain(await (await app.fetch(`/rooms/${id}${query}`, { cookie })).text())
  expect(await room()).toContain(adding)
  const [version] = await app.services.database.select({ id: redesigns.id }).from(redesigns)
  const concept = '>A colour preview in the Japandi palette'
  expect(await room()).toContain('We are painting your room: Zen, softer.')
  expect(await room()).not.toContain(concept)
  expect(await room(`?right=${version!.id}`)).toContain(concept)
  await app.runJobs()
  expect(await room()).not.toContain('We are painting')
  expect(await room()).not.toContain('We are adding')
  expect(await page('?style=Zen&boldness=softer')).not.toContain('Keep as a version')
  expect((await keep({ style: 'Zen', boldness: 'softer' })).status).toBe(400)
  await app.services.database
    .update(styleDefinitions)
    .set({ colorPalette: [{ name: 'Moss', hex: '#7a8450' }] })
    .where(eq(styleDefinitions.styleName, 'Zen'))
  expect(await page('?style=Zen&boldness=softer')).toContain('Keep as a version')
  expect((await keep({ style: 'Zen', boldness: 'softer' })).status).toBe(302)
})

test('the page says what the engine could not recognise', async () => {
  const { app, id, page } = await openStyles()
  await using _ = app
  const ask = (generationQuestion: 'people' | 'surfaces') =>
    app.services.database
      .update(roomUploads)
      .set({ generationState: 'asking', generationQuestion })
      .where(eq(roomUploads.id, id))
  await ask('people')
  expect(await page()).toContain('They stay as they are in all these pictures.')
  await ask('surfaces')
  const asking = await page()
  expect(asking).toContain('We could not tell walls from furniture well enough.')
  expect(order(asking)).toEqual([])
})

test('a preview is sent only to its owner, in the served sizes and strengths', async () => {
  const { app, id, person, cookie } = await openStyles()
  await using _ = app
  const look = (query: string, as = cookie) => app.fetch(`/rooms/${id}/styles/Zen${query}`, { cookie: as })
  const small = await look('?width=320&boldness=softer')
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('cache-control')).toBe('private, max-age=3600')
  for (const wrong of ['?width=321', '?width=4000', '?boldness=loud'])
    expect((await look(wrong)).status).toBe(404)
  const other = await cookieOf(app.services, await createMember(app.services))
  const admin = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  for (const stranger of ['', other, admin]) expect((await look('?width=320', stranger)).status).toBe(404)
  await block(app.services, person.userId)
  expect((await look('?width=320')).status).toBe(403)
})
