import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { creditSettings } from '#app/features/credits/tables.server.ts'
import { PREVIEW_CHANGES } from '#app/features/rooms/rules/redesign-promise.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { messagesTo } from '#tests/builders/messages.ts'
import { storePost } from '#tests/builders/posts.ts'
import { chooseAlways, sendQuiz } from '#tests/builders/quiz.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** The text of a page for a member. */
async function wordsOn(app: TestApplication, path: string) {
  const cookie = await cookieOf(app.services, await createMember(app.services))
  return (await (await app.fetch(path, { cookie })).text()).replaceAll('<!-- -->', '')
}

/** The text of a guest's result. */
const resultOf = async (app: TestApplication) => (await sendQuiz(app, 'Japandi')).text()

/** The welcome message of a new account, as text. */
async function welcomeFor(app: TestApplication, email: string) {
  const selections = JSON.stringify(await chooseAlways(app.services, 'Japandi'))
  const form = { name: 'Anna', email, password: 'hidden-word', terms: 'on', selections }
  await app.fetch('/auth?fromAuth=true&needsAnalysis=true', { form })
  const [welcome] = await messagesTo(app.services, email)
  return welcome!.html + welcome!.plainText
}

test('without an image model, no page promises other furniture', async () => {
  await using app = await createTestApplication()
  for (const path of ['/', '/about', '/services', '/credits', '/dashboard', '/upload']) {
    const words = await wordsOn(app, path)
    expect(words, path).not.toMatch(/furnished|another life|New furniture/)
    if (path !== '/about' && path !== '/services') expect(words, path).toContain(PREVIEW_CHANGES)
  }
  expect(await wordsOn(app, '/about')).toContain('with your own furniture')
})

test('guests see before sign-up what a redesign leaves unchanged and what it costs', async () => {
  await using preview = await createTestApplication()
  await using full = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const read = async (app: TestApplication, path: string) =>
    (await (await app.fetch(path)).text()).replaceAll('<!-- -->', '')
  expect(await read(preview, '/auth?mode=sign-up')).toContain(PREVIEW_CHANGES)
  expect(await resultOf(preview)).toContain(PREVIEW_CHANGES)
  expect(await read(preview, '/auth?mode=sign-up')).toContain('Free colour previews of your rooms')
  expect(await read(preview, '/auth?mode=sign-up')).not.toContain('AI room redesign')
  expect(await read(preview, '/')).toContain('For now: a colour preview.')
  expect(await read(full, '/')).not.toContain('For now: a colour preview')
  expect(await read(preview, '/')).toContain('First room free. No subscription.')
  expect(await read(full, '/auth?mode=sign-up')).not.toContain(PREVIEW_CHANGES)
  expect(await resultOf(full)).not.toContain(PREVIEW_CHANGES)
  for (const { services } of [preview, full])
    await storePost(services.database, { title: 'A Sample', slug: 'sample' })
  expect(await read(preview, '/blog/sample')).toContain(`For now it is a colour preview. ${PREVIEW_CHANGES}`)
  expect(await read(full, '/blog/sample')).not.toContain('colour preview')
  expect(await read(full, '/')).toContain('First room free. Then $8 a room. No subscription.')
})

test('where an account gets no free room, neither a page before sign-up nor the welcome message offers one', async () => {
  await using app = await createTestApplication()
  await storePost(app.services.database, { title: 'A Sample', slug: 'sample' })
  const read = async (path: string) => (await (await app.fetch(path)).text()).replaceAll('<!-- -->', '')
  const landing = await read('/')
  expect(landing).toContain('1 free AI room redesign for every new user.')
  expect(landing).toContain('materials, and the credit for your first redesign is free.')
  expect(await read('/blog/sample')).toContain('Your first redesign is free.')
  expect(await welcomeFor(app, 'anna@example.com')).toMatch(/first room redesign is\s+free/)
  await app.services.database
    .insert(creditSettings)
    .values({ ...DEFAULT_CREDIT_SETTINGS, freeRoomCredits: 0 })
  const pages = await Promise.all(['/', '/auth?mode=sign-up', '/blog/sample', '/terms'].map(read))
  for (const page of [...pages, await resultOf(app)])
    expect(page).not.toMatch(/free AI room|First room free|redesign is free|one free/)
  expect(await welcomeFor(app, 'ben@example.com')).not.toMatch(/\bfree\b/)
})

test('the examples are made as redesigns are made here', async () => {
  await using preview = await createTestApplication()
  await using full = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const [painted, furnished] = [await wordsOn(preview, '/'), await wordsOn(full, '/')]
  expect(painted).toContain('/starter-pool/painted-coastal-living-room-960.webp')
  expect(painted).not.toContain('before-living-room')
  expect(furnished).toContain('/starter-pool/after-mid-century-modern-living-room-960.webp')
  expect(furnished).not.toContain('painted-')
})

test('pages ask for wishes only if the engine can follow them', async () => {
  await using preview = await createTestApplication()
  await using full = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const wish = 'What would you like to change?'
  expect(await wordsOn(preview, '/dashboard')).not.toContain(wish)
  expect(await wordsOn(full, '/dashboard')).toContain(wish)
})

test('with an image model, pages promise what it can do', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  for (const path of ['/', '/about']) {
    const words = await wordsOn(app, path)
    expect(words, path).toContain('see it furnished that way')
    expect(words, path).not.toMatch(/furniture stays|with your own furniture/)
  }
})
