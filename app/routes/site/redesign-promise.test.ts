import { expect, test } from 'vitest'
import { PREVIEW_CHANGES } from '#app/features/rooms/rules/redesign-promise.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** What visitors and members read of redesigns, as words alone. */
async function wordsOn(app: TestApplication, path: string) {
  const cookie = await cookieOf(app.services, await createMember(app.services))
  return (await (await app.fetch(path, { cookie })).text()).replaceAll('<!-- -->', '')
}

test('without an image model no page promises other furniture', async () => {
  await using app = await createTestApplication()
  for (const path of ['/', '/about', '/services', '/credits', '/dashboard', '/upload']) {
    const words = await wordsOn(app, path)
    expect(words, path).not.toMatch(/furnished|another life|New furniture/)
    if (path !== '/about' && path !== '/services') expect(words, path).toContain(PREVIEW_CHANGES)
  }
  expect(await wordsOn(app, '/about')).toContain('with your own furniture')
})

test('with an image model they promise what it makes', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  for (const path of ['/', '/about']) {
    const words = await wordsOn(app, path)
    expect(words, path).toContain('see it furnished that way')
    expect(words, path).not.toMatch(/furniture stays|with your own furniture/)
  }
})
