import { plural } from '#app/lib/plural.ts'

/** What a new account gets: '1 free AI room redesign'; null when it gets none. */
export const freeRooms = (freeRoomCredits: number): string | null =>
  freeRoomCredits > 0 ? plural(freeRoomCredits, 'free AI room redesign') : null

/**
 * The first benefit of an account for somebody who knows their style.
 *
 * @param change what a redesign leaves unchanged; null when it may change everything
 */
export function firstBenefit(freeRoomCredits: number, change: string | null): string {
  const room = freeRooms(freeRoomCredits) ?? 'Your own room redesigned'
  return [`${room}, in your own style`, change].filter(Boolean).join('. ')
}
