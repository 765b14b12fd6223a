import { dollars } from '#app/lib/money.ts'
import { plural } from '#app/lib/plural.ts'

interface Prices {
  freeRoomCredits: number
  paidRoomCredits: number
  priceCents: number
}

/**
 * The price of rooms in one line: 'First room free. Then $8 a room. No subscription.'
 *
 * @param isOnSale whether rooms can be bought now; without a sale, the line names no price
 */
export function priceLine(
  { freeRoomCredits, paidRoomCredits, priceCents }: Prices,
  isOnSale: boolean,
): string {
  const free =
    freeRoomCredits === 1
      ? ['First room free.']
      : freeRoomCredits > 1
        ? [`First ${freeRoomCredits} rooms free.`]
        : []
  const price = dollars(priceCents).replace(/\.00$/, '')
  const paid = paidRoomCredits === 1 ? `${price} a room.` : `${price} for ${plural(paidRoomCredits, 'room')}.`
  const sale = isOnSale ? [free.length > 0 ? `Then ${paid}` : paid] : []
  return [...free, ...sale, 'No subscription.'].join(' ')
}
