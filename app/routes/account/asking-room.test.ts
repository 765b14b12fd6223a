import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { BUILT_IN, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** A member whose room waits for an answer, by default about people in the photo. */
async function memberWhoIsAsked(code: 'people_in_photo' | 'unsure_of_surfaces' = 'people_in_photo') {
  const editor = scriptedEditor(async ({ acceptsPeople }) => {
    if (!acceptsPeople) throw new RedesignFailure(code, 'asks')
    return {}
  }, BUILT_IN)
  const app = await createTestApplication({ platform: workedBy(editor) })
  const person = await createMember(app.services)
  const actor = memberActor(person)
  const { id: uploadId } = await uploadOne(app.services, actor)
  await app.runJobs()
  const cookie = await cookieOf(app.services, person)
  return {
    app,
    actor,
    editor,
    uploadId,
    read: async (path: string) => (await app.fetch(path, { cookie })).text(),
    send: (form: Record<string, string>, path = '/dashboard') => app.fetch(path, { cookie, form }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test('the sender of a photo with people continues with a plain form, and the photo stays', async () => {
  await using site = await memberWhoIsAsked()
  const page = await site.read('/dashboard')
  expect(page).toContain('We see people here.')
  expect(page).toContain('A colour preview cannot take them out. Choose a photo without them, or go on.')
  expect(page).toContain('href="/dashboard#photo"')
  expect(page).toMatch(/<button(?=[^>]*name="intent")(?=[^>]*type="submit")[^>]*value="retry"/)
  expect((await site.send({ intent: 'retry', uploadId: site.uploadId })).status).toBeLessThan(400)
  await site.app.runJobs()
  const { room } = await stateOf(site.app.services, site.actor)
  expect(room.redesigns).toHaveLength(1)
  expect(await site.read('/dashboard')).not.toContain('We see people here.')
})

test('a member reads that the engine may ask before they send a photo, and not where an image model redesigns', async () => {
  await using preview = await createTestApplication()
  await using full = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const read = async (app: TestApplication, path: string) =>
    (await app.fetch(path, { cookie: await cookieOf(app.services, await createMember(app.services)) })).text()
  for (const path of ['/welcome', '/dashboard', '/upload']) {
    expect(await read(preview, path), path).toContain('we ask you to tap them first')
    expect(await read(full, path), path).not.toContain('we ask you to tap them first')
  }
})

test('what was asked for a free preview costs nothing unseen once the site has an image model', async () => {
  await using site = await memberWhoIsAsked()
  const { services } = site.app
  Object.assign(site.editor, IMAGE_MODEL)
  const stale = await site.send({ intent: 'retry', uploadId: site.uploadId, promised: 'nothing' })
  expect(stale.status).toBe(400)
  expect(await stale.text()).toContain('A redesign uses a credit now')
  expect((await stateOf(services, site.actor)).credits).toBe(1)
  const page = await site.read('/dashboard')
  expect(page).not.toContain('We see people here.')
  expect(page).toContain('It uses one room credit.')
  expect(page).not.toContain('name="promised"')
  expect((await site.send({ intent: 'retry', uploadId: site.uploadId })).status).toBeLessThan(400)
  expect((await stateOf(services, site.actor)).credits).toBe(0)
})

test('whoever has unlimited access begins a full redesign without a word about credits', async () => {
  await using site = await memberWhoIsAsked()
  const { database } = site.app.services
  Object.assign(site.editor, IMAGE_MODEL)
  await database.update(users).set({ adminGrantedUnlimited: true }).where(eq(users.id, site.actor.userId))
  expect(await site.read('/dashboard')).not.toContain('It uses one room credit.')
  const form = { intent: 'retry', uploadId: site.uploadId, promised: 'nothing' }
  expect((await site.send(form)).status).toBeLessThan(400)
  const { room, credits } = await stateOf(site.app.services, site.actor)
  expect(room.generationState).toBe('queued')
  expect(room.acceptsPeople, 'the question was not answered').toBe(false)
  expect(credits).toBe(1)
})

test('guests and blocked people cannot continue a room', async () => {
  await using site = await memberWhoIsAsked()
  const form = { intent: 'retry', uploadId: site.uploadId }
  const guest = await site.app.fetch('/dashboard', { form })
  expect(guest.headers.get('Location')).toContain('/auth')
  await site.app.services.database.update(users).set({ blocked: true }).where(eq(users.id, site.actor.userId))
  expect((await site.send(form)).status).toBe(403)
  expect((await stateOf(site.app.services, site.actor)).room.generationState).toBe('asking')
})

test('a room that was not understood is shown as its photo, and says what to tap', async () => {
  await using site = await memberWhoIsAsked('unsure_of_surfaces')
  expect(await site.read('/dashboard')).toContain('We could not tell walls from furniture well enough.')
  const styles = `/rooms/${site.uploadId}/styles`
  const page = await site.read(styles)
  expect(page).toContain('We could not tell walls from furniture well enough. Show us in two taps.')
  expect(page).not.toContain('in the colours of the')
  expect(page).toMatch(
    /<button(?=[^>]*aria-describedby="([^"]+)")[^>]*value="paint".*<p id="\1"[^>]*>First tap a wall or the floor/s,
  )
  expect(page).not.toContain('in the colours of each style')
  expect(page).toContain('Tap a wall and the floor, and we paint your living room.')
  const early = await site.send({ intent: 'paint' }, styles)
  expect(early.status).toBe(400)
  expect(await early.text()).toContain('Please tap a wall or the floor first')
  const wall = { intent: 'correct', x: '0.5', y: '0.3', extent: '0', meaning: 'wall' }
  expect((await site.send(wall, styles)).status).toBeLessThan(400)
  expect(await site.read(styles)).toContain('Ready when you are. You can show us more first.')
  const card = await site.read('/dashboard')
  expect(card).toContain('What you showed us is kept.')
  expect(card).not.toContain('Show us in two taps.')
})

test('an answered room is painted in the style that the page shows, if it is offered', async () => {
  await using site = await memberWhoIsAsked('unsure_of_surfaces')
  const styles = `/rooms/${site.uploadId}/styles`
  expect(await site.read(`${styles}?style=Coastal`)).toMatch(/Paint my room in (<!-- -->)?Coastal/)
  const wall = { intent: 'correct', x: '0.5', y: '0.3', extent: '0', meaning: 'wall' }
  expect((await site.send(wall, styles)).status).toBeLessThan(400)
  const unknown = await site.send({ intent: 'paint', style: 'Brutalist' }, styles)
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain('This style is no longer offered.')
  const paint = { intent: 'paint', style: 'Coastal' }
  expect((await site.app.fetch(styles, { form: paint })).headers.get('Location')).toContain('/auth')
  const other = await cookieOf(site.app.services, await createMember(site.app.services))
  expect((await site.app.fetch(styles, { cookie: other, form: paint })).status).toBe(404)
  expect((await stateOf(site.app.services, site.actor)).room.generationState).toBe('asking')
  expect((await site.send(paint, styles)).status).toBe(302)
  const { room } = await stateOf(site.app.services, site.actor)
  expect(room.userStylePreference).toBe('Coastal')
  expect(room.generationState).not.toBe('asking')
})
