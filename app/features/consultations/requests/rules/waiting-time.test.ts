import { expect, test } from 'vitest'
import { isOverdue, waitingTime } from './waiting-time.ts'

const now = new Date('2026-11-22T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  [0.5, 'Waiting for less than an hour', false],
  [1, 'Waiting for 1 hour', false],
  [23.99, 'Waiting for 23 hours', false],
  [24, 'Waiting for 24 hours', true],
  [48, 'Waiting for 2 days', true],
])('%s hours: %s', (hours, text, overdue) => {
  expect(waitingTime(before(hours), now)).toBe(text)
  expect(isOverdue(before(hours), now)).toBe(overdue)
})
