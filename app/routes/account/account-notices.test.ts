import { expect, test } from 'vitest'
import { accountNoticeOf } from './account-notices.ts'

const EXPIRED = new URLSearchParams({ email: 'expired' })
const ANNA = { email: 'anna@example.com', isConfirmed: true, waiting: undefined }

test('an old link to a new address does not say that the new address is confirmed', () => {
  const again = 'This link no longer works. Ask for a new one below.'
  expect(accountNoticeOf(EXPIRED, { ...ANNA, waiting: 'new@example.com' })?.title).toBe(again)
  expect(accountNoticeOf(EXPIRED, { ...ANNA, isConfirmed: false })?.title).toBe(again)
  expect(accountNoticeOf(EXPIRED, ANNA)?.title).toBe(
    'This link no longer works. The confirmed address of your account is anna@example.com.',
  )
})
