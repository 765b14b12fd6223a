/** What a page says of itself in `handle`. */
export interface PageHandle {
  /** It works without page script. */
  static?: boolean
  /** It is the same for every guest, so that one rendering answers them all. */
  guestPage?: GuestPage
}

export interface GuestPage {
  /** Parameters of the address that change the page. */
  query: readonly string[]
}
