import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'

/**
 * The part of the address that says what a list shows. Changes build on the address that is on its way, so that two
 * filters changed in quick succession both count.
 *
 * @returns the query as shown, a function that changes some of its values and goes back to the first page, and one that
 *   reads a value of the address that is on its way
 */
export function useListQuery() {
  const shown = useLocation()
  const next = useNavigation().location
  const latest = useRef(shown.search)
  latest.current = next?.pathname === shown.pathname ? next.search : shown.search
  const navigate = useNavigate()
  const change = (changes: Record<string, string>, options: { replace?: boolean } = {}) => {
    const wanted = changedQuery(new URLSearchParams(latest.current), changes)
    latest.current = wanted
    void navigate(wanted, { ...options, preventScrollReset: true })
  }
  const coming = (name: string) => new URLSearchParams(latest.current).get(name) ?? ''
  return { query: new URLSearchParams(shown.search), change, coming }
}
