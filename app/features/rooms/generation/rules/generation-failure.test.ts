import { expect, test } from 'vitest'
import { failureReason, isRetryable, waitsForProvider } from './generation-failure.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

test('anything that is not an error counts as "other"', () => {
  for (const thrown of [undefined, null, 'text', 7, {}]) expect(failureReason(thrown)).toBe('other')
})

test('the error decides whether another try may help; unknown errors may', () => {
  expect(isRetryable(withCode('quota_exhausted', { retryable: false }))).toBe(false)
  expect(isRetryable(withCode('rate_limited', { retryable: true }))).toBe(true)
  expect(isRetryable(withCode('not_a_room', { retryable: false }))).toBe(false)
  expect(isRetryable(new Error('disk full'))).toBe(true)
})

test('a redesign waits only for a provider that was not reached or not asked', () => {
  const outage = (kind: string) => waitsForProvider(withCode('generation_failed', { outage: kind }))
  expect(['unreachable', 'account', 'silent', 'broken'].map(outage)).toEqual([true, true, false, false])
  expect(waitsForProvider(withCode('provider_paused'))).toBe(true)
  for (const thrown of [undefined, 'text', new Error('disk full'), withCode('budget_spent')])
    expect(waitsForProvider(thrown)).toBe(false)
})
