import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { priceLine } from './price-line.ts'

test.each([
  [{}, true, 'First room free. Then $8 a room. No subscription.'],
  [{ priceCents: 1250 }, true, 'First room free. Then $12.50 a room. No subscription.'],
  [{ paidRoomCredits: 3, priceCents: 2000 }, true, 'First room free. Then $20 for 3 rooms. No subscription.'],
  [{ freeRoomCredits: 2 }, true, 'First 2 rooms free. Then $8 a room. No subscription.'],
  [{ freeRoomCredits: 0 }, true, '$8 a room. No subscription.'],
  [{}, false, 'First room free. No subscription.'],
  [{ freeRoomCredits: 0 }, false, 'No subscription.'],
])('%j, on sale: %j', (settings, isOnSale, line) => {
  expect(priceLine({ ...DEFAULT_CREDIT_SETTINGS, ...settings }, isOnSale)).toBe(line)
})
