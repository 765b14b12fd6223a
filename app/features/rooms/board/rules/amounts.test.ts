import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetSum } from './budget-sum.ts'
import { amountText, centsIn } from './price-text.ts'

test.each([
  ['40', 4000],
  ['$1,299.50', 129950],
  [' 12.5 ', 1250],
  ['1 000', 100000],
  ['12,50', 1250],
  ['1,2', 120],
  ['$1.299,50', 129950],
  ['1,299', 129900],
  ['0', 0],
  ['', null],
  ['  ', null],
])('"%s" is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents)
})

test.each([
  'about 40',
  '-3',
  '12.345',
  '1.299',
  '1,29,50',
  '1,299,50',
  '1.299.50',
  '12,',
  '€40',
  '1e3',
  '.5',
])('"%s" is not an amount', (text) => {
  expect(centsIn(text)).toBeUndefined()
})

const cents = fc.integer({ min: 0, max: 100_000_000 })

test('a formatted amount parses to itself', () => {
  fc.assert(fc.property(cents, (amount) => centsIn(amountText(amount)) === amount))
  expect(amountText(null)).toBe('')
})

test('an amount means the same with a decimal comma', () => {
  const withComma = (amount: number) =>
    (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(fc.property(cents, (amount) => centsIn(withComma(amount)) === amount))
})

const things = fc.array(fc.record({ priceCents: fc.option(cents), got: fc.boolean() }), { maxLength: 60 })

test('the total is the sum of bought and open things, and the rest of the budget may be negative', () => {
  fc.assert(
    fc.property(things, fc.option(cents), (all, budget) => {
      const sum = budgetSum(all, budget)
      expect(sum.got + sum.open).toBe(sum.total)
      expect(sum.got).toBeGreaterThanOrEqual(0)
      expect(sum.open).toBeGreaterThanOrEqual(0)
      expect(sum.left).toBe(budget === null ? null : budget - sum.total)
      expect(sum.unpriced).toBe(all.filter(({ priceCents }) => priceCents === null).length)
    }),
  )
})

test('a tick moves a price from open to bought', () => {
  fc.assert(
    fc.property(things, cents, (others, price) => {
      const open = budgetSum([...others, { priceCents: price, got: false }], null)
      const got = budgetSum([...others, { priceCents: price, got: true }], null)
      expect([got.total, got.got, got.open]).toEqual([open.total, open.got + price, open.open - price])
    }),
  )
})
