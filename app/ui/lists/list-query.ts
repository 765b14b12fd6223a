import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { useQueryChange } from '../use-query-change.ts'

/**
 * The parameters of a list in the address. Changes build on the pending navigation, so that two filters changed in
 * quick succession both count.
 *
 * @returns the current query (`query`), a function that changes parameters and goes back to the first page
 *   (`change`), and one that reads a parameter of the pending navigation (`coming`)
 */
export function useListQuery() {
  const shown = useLocation()
  const next = useNavigation().location
  const latest = useRef(shown.search)
  latest.current = next?.pathname === shown.pathname ? next.search : shown.search
  const changeQuery = useQueryChange()
  const change = (changes: Record<string, string>, options?: { replace?: boolean }) => {
    latest.current = changedQuery(new URLSearchParams(latest.current), changes)
    changeQuery(new URLSearchParams(latest.current), options)
  }
  const coming = (name: string) => new URLSearchParams(latest.current).get(name) ?? ''
  return { query: new URLSearchParams(shown.search), change, coming }
}
