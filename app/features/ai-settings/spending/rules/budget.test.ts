import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetMonth, marksPassed, monthStart } from './budget.ts'

test('growing spending passes each mark once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (costs) => {
      let spent = 0
      const passed = costs.flatMap((cost) => {
        const before = spent
        spent += cost
        return marksPassed(before, spent, 1000)
      })
      expect(passed).toEqual([80, 100].filter((mark) => spent >= mark * 10))
    }),
  )
})

test('a month begins at midnight UTC', () => {
  const late = new Date('2026-11-30T23:59:59.999Z')
  expect(budgetMonth(late)).toBe('2026-11')
  expect(monthStart(late).toISOString()).toBe('2026-11-01T00:00:00.000Z')
})
