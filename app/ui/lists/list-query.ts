import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { useIsLeaving } from '../use-is-leaving.ts'

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
  const isLeaving = useIsLeaving()
  const navigate = useNavigate()
  const change = (changes: Record<string, string>, options: { replace?: boolean } = {}) => {
    // A search that waits for the end of typing must not call back whoever has left the list.
    if (isLeaving.current) return
    const wanted = changedQuery(new URLSearchParams(latest.current), changes)
    latest.current = wanted
    void navigate(wanted, { ...options, preventScrollReset: true })
  }
  const coming = (name: string) => new URLSearchParams(latest.current).get(name) ?? ''
  return { query: new URLSearchParams(shown.search), change, coming }
}
