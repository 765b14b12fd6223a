import { useCallback, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Changes this page's query, unless a link to another page is still loading: an automatic change of the address would
 * bring the person back.
 *
 * @returns a function that takes the new query; with `replace` no entry is added to the history
 */
export function useQueryChange() {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLeaving = useRef(false)
  isLeaving.current = next !== undefined && next.pathname !== pathname
  const navigate = useNavigate()
  return useCallback(
    (query: URLSearchParams, { replace = false } = {}) => {
      if (!isLeaving.current) void navigate(`?${query}`, { replace, preventScrollReset: true })
    },
    [navigate],
  )
}
