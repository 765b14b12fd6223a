/** A page's `handle`. */
export interface PageHandle {
  /** It works without the page script. */
  static?: boolean
  /** It is the same for every guest, so that one rendering serves all of them. */
  guestPage?: GuestPage
}

export interface GuestPage {
  /** Parameters of the address that change the page. */
  query: readonly string[]
}
