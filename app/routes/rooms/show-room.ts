/**
 * Brings a room's card into view, its pictures first, and lets the keyboard go on from there.
 *
 * @param cardId as in the address behind `#`; where there is no such card, the latest room is shown
 */
export function showRoom(cardId: string): void {
  const card = document.getElementById(cardId) ?? document.querySelector<HTMLElement>('article[id^="room-"]')
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}
