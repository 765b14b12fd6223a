import { expect, test } from 'vitest'
import { failureNotice } from './failure-notices.ts'
import { FAILURE_REASONS } from './generation.ts'
import { failureReason, isRetryable } from './generation-failure.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  ['analysis_failed', 'Image Analysis Failed'],
  ['generation_failed', 'AI Generation Failed'],
  ['storage_failed', 'Storage Issue'],
  ['rate_limited', 'Service Busy'],
  ['quota_exhausted', 'Service Busy'],
  ['ECONNRESET', 'Retry Failed'],
])('%s reads "%s"', (code, title) => {
  expect(failureNotice(failureReason(withCode(code))).title).toBe(title)
})

test('what is no error at all is "other"', () => {
  for (const thrown of [undefined, null, 'text', 7, {}]) expect(failureReason(thrown)).toBe('other')
})

test('every reason has words', () => {
  for (const reason of FAILURE_REASONS) expect(failureNotice(reason).message).toMatch(/\.$/)
})

test('the error decides whether another try may help; unknown errors may', () => {
  expect(isRetryable(withCode('quota_exhausted', { retryable: false }))).toBe(false)
  expect(isRetryable(withCode('rate_limited', { retryable: true }))).toBe(true)
  expect(isRetryable(withCode('not_a_room'))).toBe(false)
  expect(isRetryable(new Error('disk full'))).toBe(true)
})
