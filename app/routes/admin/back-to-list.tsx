import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { withStorage } from '#app/lib/browser-storage.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'

const keyOf = (list: string) => `list ${list}`

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
 * @param all what it is called when nothing is filtered or paged: 'All users'
 */
export function BackToList({ list, all }: { list: string; all: string }) {
  const read = () => withStorage('session', (storage) => storage.getItem(keyOf(list))) ?? ''
  const search = useSyncExternalStore(noChanges, read, () => '')
  return (
    <p>
      <TextLink to={list + search} className="inline-flex min-h-6 items-center">
        {search ? 'Back to the list' : all}
      </TextLink>
    </p>
  )
}
