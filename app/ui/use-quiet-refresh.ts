import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { QUIET_REFRESHES } from '#app/lib/async/quiet-refreshes.ts'

/**
 * Loads the page's data again without being asked, for instance because something on it has ended. While the site
 * cannot be reached, the page stays as it is.
 *
 * @returns a function that returns whether an answer came; otherwise try again later
 */
export function useQuietRefresh(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(() => QUIET_REFRESHES.load(location.href.split('#')[0]!, revalidate), [revalidate])
}
