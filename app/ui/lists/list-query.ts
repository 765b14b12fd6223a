import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'

/**
 * The part of the address that says what a list shows. Changes build on the address that is on its way, so that two
 * filters changed in quick succession both count.
 *
 * @returns the query as shown, and a function that changes some of its values and goes back to the first page
 */
export function useListQuery() {
  const shown = useLocation()
  const coming = useNavigation().location
  const latest = useRef(shown.search)
  latest.current = coming?.pathname === shown.pathname ? coming.search : shown.search
  const navigate = useNavigate()
  const change = (changes: Record<string, string>, options: { replace?: boolean } = {}) => {
    const next = changedQuery(new URLSearchParams(latest.current), changes)
    latest.current = next
    void navigate(next, { ...options, preventScrollReset: true })
  }
  return { query: new URLSearchParams(shown.search), change }
}
