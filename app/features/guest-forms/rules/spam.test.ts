import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR } from '#app/lib/durations.ts'
import { tooManyReason, waitOf } from './spam.ts'

const rules = { name: 'contact', minimumSeconds: 3, perHour: 3 }

test('waiting for exactly the stated time is enough, and a millisecond less is not', () => {
  const now = 10 * HOUR
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 7 * HOUR, max: now }), { maxLength: 12 }), (times) => {
      const wait = waitOf(times, rules, now)
      if (times.filter((time) => time > now - HOUR).length < rules.perHour) expect(wait).toBe(0)
      else {
        expect(wait).toBeGreaterThan(0)
        expect(waitOf(times, rules, now + wait)).toBe(0)
        expect(waitOf(times, rules, now + wait - 1)).toBe(1)
      }
    }),
  )
})

test('the wait is given in whole minutes', () => {
  expect(tooManyReason(HOUR)).toBe('Too many submissions. Please wait 60 minutes before trying again.')
  expect(tooManyReason(61_000)).toContain('wait 2 minutes before')
  expect(tooManyReason(1)).toContain('wait 1 minute before')
})
