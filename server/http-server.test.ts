import { expect, test } from 'vitest'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { createTestApplication } from '#tests/builders/application.ts'

test('a form without a file has a size limit', async () => {
  await using app = await createTestApplication()
  const form = { email: 'anna@example.com', password: 'x'.repeat(1_100_000) }
  expect((await app.fetch('/auth', { form })).status).toBe(413)
  expect((await app.fetch('/auth', { form: { ...form, password: 'short' } })).status).toBe(400)
})

test('every response has the security headers, and pages have a policy against inline scripts', async () => {
  await using app = await createTestApplication()
  for (const path of ['/', '/auth', '/nowhere', '/healthz']) {
    const { headers } = await app.fetch(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
  const policy = (await app.fetch('/')).headers.get('content-security-policy')!
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[^']+'$/)
})

const PROXIED = 'https://casabloom.example'
const INSIDE = 'web-1.internal:3000'
const form = { email: 'anna@example.com', password: 'a good password' }

/** The responses to an accepted form and to a refused one. */
const READ = [400, ACCOUNT_TEXTS.wrongCredentials] as const
const REFUSED = [403, 'This form was sent from another address'] as const

/** The form's origin, the requested host, the public address, and the expected response. */
test.each([
  ['another site', 'https://elsewhere.example', INSIDE, PROXIED, REFUSED],
  [
    'another site, which names its own host',
    'https://elsewhere.example',
    'elsewhere.example',
    PROXIED,
    REFUSED,
  ],
  ['a page without an origin', 'null', INSIDE, PROXIED, REFUSED],
  ['behind a proxy that ends TLS', PROXIED, 'casabloom.example', PROXIED, READ],
  ['behind a proxy that rewrites the host, too', PROXIED, INSIDE, PROXIED, READ],
  ['the same host without TLS', 'http://casabloom.example', 'casabloom.example', PROXIED, REFUSED],
  ['another name of this machine', 'http://127.0.0.1:3000', '127.0.0.1:3000', 'http://localhost:3000', READ],
  ['an unconfigured proxy', PROXIED, 'casabloom.example', 'http://localhost:3000', READ],
  [
    'another site, to this machine',
    'http://elsewhere.example',
    'localhost:3000',
    'http://localhost:3000',
    REFUSED,
  ],
])('a form from %s', async (_case, origin, host, appUrl, [status, words]) => {
  await using app = await createTestApplication({ variables: { APP_URL: appUrl } })
  const answer = await app.fetch('/auth', { form, headers: { Origin: origin, Host: host } })
  expect(await answer.text()).toContain(words)
  expect(answer.status).toBe(status)
})
