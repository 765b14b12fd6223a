import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'

test('a form without a file is bounded', async () => {
  await using app = await createTestApplication()
  const form = { email: 'anna@example.com', password: 'x'.repeat(1_100_000) }
  expect((await app.fetch('/auth', { form })).status).toBe(413)
  expect((await app.fetch('/auth', { form: { ...form, password: 'short' } })).status).toBe(400)
})

test('every answer carries the security headers, and pages a policy that allows no inline script', async () => {
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

/** Where a form is sent from, the host the product is asked by, its public address, and what it answers. */
test.each([
  ['another site', 'https://elsewhere.example', INSIDE, PROXIED, 403],
  ['another site, which names its own host', 'https://elsewhere.example', 'elsewhere.example', PROXIED, 403],
  ['a page without an origin', 'null', INSIDE, PROXIED, 403],
  ['behind a proxy that ends TLS', PROXIED, 'casabloom.example', PROXIED, 400],
  ['behind a proxy that rewrites the host, too', PROXIED, INSIDE, PROXIED, 400],
  ['the same host without TLS', 'http://casabloom.example', 'casabloom.example', PROXIED, 403],
  ['another name of this machine', 'http://127.0.0.1:3000', '127.0.0.1:3000', 'http://localhost:3000', 400],
  ['a proxy nobody told of', PROXIED, 'casabloom.example', 'http://localhost:3000', 400],
  [
    'another site, to this machine',
    'http://elsewhere.example',
    'localhost:3000',
    'http://localhost:3000',
    403,
  ],
])('a form from %s', async (_case, origin, host, appUrl, status) => {
  await using app = await createTestApplication({ variables: { APP_URL: appUrl } })
  // 400: the form was read, and the password does not fit.
  const answer = await app.fetch('/auth', { form, headers: { Origin: origin, Host: host } })
  expect(answer.status).toBe(status)
})
