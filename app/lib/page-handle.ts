/** A page's `handle`. */
export interface PageHandle {
  /** It works without the page script. */
  static?: boolean
  /** The address of a small script of its own, of a static page. It may read the whole address of the page. */
  script?: string
  /** It is complete and works before the page script, which the browser loads once the page is shown. */
  scriptLater?: boolean
  /** It is the same for every guest, so that one rendering serves all of them. */
  guestPage?: GuestPage
}

export interface GuestPage {
  /** Parameters of the address that change the page. */
  query: readonly string[]
  /** It is the same for every address but for the path, which stands in it as plain text. */
  quotesPath?: boolean
}
