import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Whether a link to another page was followed, which is still loading. What changes this page's address by itself must
 * not happen then: it would call the person back.
 *
 * @returns read `current` at the moment of the change
 */
export function useIsLeaving(): { readonly current: boolean } {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLeaving = useRef(false)
  isLeaving.current = next !== undefined && next.pathname !== pathname
  return isLeaving
}
