/** The quiet refreshes of one tab: those that nobody asked for, so that a failure need not be shown. */
export interface QuietRefreshes {
  /**
   * Loads the page again.
   *
   * @param address of the page
   * @returns whether an answer came
   */
  load(address: string, revalidate: () => Promise<void>): Promise<boolean>
  /** Notes that no answer came. @returns whether the request was a quiet refresh, whose page stays as it is */
  lose(address: string): boolean
}

export function quietRefreshes(): QuietRefreshes {
  let current: { address: string; isLost: boolean } | undefined
  return {
    load: async (address, revalidate) => {
      // A refresh that starts during another takes its place, and both end together.
      if (current?.address !== address) current = { address, isLost: false }
      const own = current
      await revalidate()
      if (current === own) current = undefined
      return !own.isLost
    },
    lose: (address) => {
      if (current?.address !== address) return false
      current.isLost = true
      return true
    },
  }
}

/** Those of this tab. `keepPage` tells them what got no answer. */
export const QUIET_REFRESHES = quietRefreshes()
