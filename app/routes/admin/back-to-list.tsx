import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { withStorage } from '#app/lib/browser-storage.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'

/** Contains `_draft`, by which sign-out finds it. */
const keyOf = (list: string) => `admin_list_draft ${list}`

/** Remembers in this tab how a list is filtered and paged, for the way back from one of its rows. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    withStorage('session', (storage) => storage.setItem(keyOf(pathname), search))
  }, [pathname, search])
}

/** Nothing changes it while a row is shown. */
const noChanges = () => () => {}

/**
 * A link from one row to its list, as it was left.
 *
 * @param list the list's path
 * @param rows what the list holds: 'users'
 */
export function BackToList({ list, rows }: { list: string; rows: string }) {
  const read = () => withStorage('session', (storage) => storage.getItem(keyOf(list))) ?? ''
  const search = useSyncExternalStore(noChanges, read, () => '')
  return (
    <p>
      <TextLink to={list + search} className="inline-flex min-h-6 items-center">
        {search ? `Back to ${rows}` : `All ${rows}`}
      </TextLink>
    </p>
  )
}
