import { expect, test } from 'vitest'
import { ageOfForm, stampForm } from './form-stamp.ts'

const SECRET = 'only-for-tests-only-for-tests-only'

test('a stamp tells for how long its own form has been open', () => {
  const stamp = stampForm(SECRET, 'contact', 1_000_000)
  expect(ageOfForm(SECRET, 'contact', stamp, 1_004_000)).toBe(4000)
  expect(ageOfForm(SECRET, 'designer_request', stamp, 1_004_000)).toBeUndefined()
  expect(ageOfForm('another secret', 'contact', stamp, 1_004_000)).toBeUndefined()
  expect(ageOfForm(SECRET, 'contact', stamp, 1_000_000 + 25 * 3_600_000)).toBeUndefined()
})

test.each(['', '.', '1000000.', '1.abc', 'x.y.z', `900000.${'a'.repeat(43)}`])('%j is no stamp', (stamp) => {
  expect(ageOfForm(SECRET, 'contact', stamp, 1_004_000)).toBeUndefined()
})
