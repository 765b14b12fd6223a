import { plural } from '#app/lib/plural.ts'

/** What a new account gets: '1 free AI room redesign'; null when it gets none. */
export const freeRooms = (freeRoomCredits: number): string | null =>
  freeRoomCredits > 0 ? plural(freeRoomCredits, 'free AI room redesign') : null

/**
 * The first benefit of an account for somebody who knows their style. Colour previews are free without a credit, and are
 * not called AI redesigns.
 *
 * @param change what a colour preview changes; null where an image model redesigns
 */
export const firstBenefit = (freeRoomCredits: number, change: string | null): string =>
  change
    ? `Free colour previews of your rooms, in your own style. ${change}`
    : `${freeRooms(freeRoomCredits) ?? 'Your own room redesigned'}, in your own style`
