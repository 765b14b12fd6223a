import { expect, test } from 'vitest'
import { budgetMonth, marksReached, monthStart } from './budget.ts'

test('spending reaches a mark with its last cent, and stays there', () => {
  expect([799, 800, 999, 1000, 2000].map((spent) => marksReached(spent, 1000))).toEqual([
    [],
    [80],
    [80],
    [80, 100],
    [80, 100],
  ])
})

test('a month begins at midnight UTC', () => {
  const late = new Date('2026-11-30T23:59:59.999Z')
  expect(budgetMonth(late)).toBe('2026-11')
  expect(monthStart(late).toISOString()).toBe('2026-11-01T00:00:00.000Z')
})
