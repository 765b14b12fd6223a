/**
 * Scrolls to a room's card, pictures first, and moves the focus there.
 *
 * @param cardId from the address behind `#`; without such a card, shows the latest room
 */
export function showRoom(cardId: string): void {
  const card = document.getElementById(cardId) ?? document.querySelector<HTMLElement>('article[id^="room-"]')
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}
