import { expect, test } from 'vitest'
import { createTestServices } from '#tests/builders/services.ts'
import { browserCookie } from './browser-cookie.server.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const cookie = browserCookie('guest', '/s')

test.each([
  ['https://casabloom.test', true],
  ['http://localhost:3000', false],
])('at %s its cookie is Secure: %s', async (APP_URL, isSecure) => {
  await using app = await createTestServices({ variables: { APP_URL } })
  const written = await cookie.write(app.services, ID)
  expect(written).toMatch(/^guest=.+; Path=\/s; HttpOnly/)
  expect(/; Secure(;|$)/.test(written)).toBe(isSecure)
  const request = (cookies: string) => new Request(APP_URL, { headers: { cookie: cookies } })
  expect(await cookie.read(request(written.split(';')[0]!))).toBe(ID)
  expect(await cookie.read(request('guest=forged'))).toBeUndefined()
})
