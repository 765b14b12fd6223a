/** How a page that the browser has opened delays that React takes it over. */
interface Takeover {
  /**
   * Waits until it is time, where a page has set this.
   *
   * @returns a function to call once React has taken the page over, if there is anything to do then
   */
  wait?: () => Promise<(() => void) | undefined>
}

/** Set by a page's own module, before `entry.client.tsx` runs. */
export const pageTakeover: Takeover = {}
