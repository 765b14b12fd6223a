import { expect, test } from 'vitest'
import { authMessageOf } from './auth-message.ts'

const messageAt = (returnTo: string) => authMessageOf(new URLSearchParams({ returnTo }))

test.each([
  ['/account?email=changed', 'success', 'Your email address was changed.'],
  ['/account?email=taken', 'danger', 'Another account now has this email address'],
  ['/account?email=expired', 'danger', 'This link no longer works.'],
  ['/dashboard?confirmed=true', 'success', 'Your email has been confirmed.'],
  ['/dashboard?from=email&redesign=ready', 'info', 'Your redesign is ready.'],
  ['/account', 'info', 'Please sign in to open this page.'],
  ['/account?email=toString', 'info', 'Please sign in to open this page.'],
  ['/dashboard?email=expired', 'info', 'Please sign in to open this page.'],
])('whoever has to sign in for %s reads why', (returnTo, tone, text) => {
  expect(messageAt(returnTo)).toMatchObject({ tone, text: expect.stringContaining(text) })
})

test('whoever had a dead link reads it again beside the form', () => {
  const message = authMessageOf(new URLSearchParams('linkExpired=true'))
  expect(message?.text).toContain('Password reset link may have expired.')
})

test('a page elsewhere has no message', () => {
  expect(messageAt('//elsewhere.example/account?email=expired')).toBeUndefined()
})
