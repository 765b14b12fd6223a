import { expect, test } from 'vitest'
import { shownRefusals } from './shown-refusals.ts'

const [CONFIRM, RENEW] = [{ intent: 'confirm' }, { intent: 'renew' }]

test("a form's reply ends its earlier refusal once, and no other form's", () => {
  const refusals = shownRefusals()
  const confirm = refusals.add(CONFIRM, '/account/second-factor')
  const renew = refusals.add(RENEW, '/account/second-factor')
  expect(confirm).not.toBe(renew)
  expect(refusals.endedBy(CONFIRM, '/account')).toEqual([])
  expect(refusals.endedBy(CONFIRM, '/account/second-factor')).toEqual([confirm])
  expect(refusals.endedBy(CONFIRM, '/account/second-factor')).toEqual([])
  expect(refusals.endedBy(RENEW, '/account/second-factor')).toEqual([renew])
})

test('any reply from an address removes its toast about a lost reply', () => {
  const refusals = shownRefusals()
  const lost = refusals.add({}, '/dashboard')
  expect(refusals.endedBy(RENEW, '/dashboard')).toEqual([lost])
})
