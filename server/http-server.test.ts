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

test('a form sent from another site is refused', async () => {
  await using app = await createTestApplication()
  const form = { email: 'anna@example.com', password: 'a good password' }
  const answer = await app.fetch('/auth', { form, headers: { Origin: 'https://elsewhere.example' } })
  expect(answer.status).toBe(403)
})
