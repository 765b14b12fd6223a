import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Badges } from './admin-pages.ts'

const REFRESH_MS = 60_000

/** The badges' numbers, asked for again every minute while the page can be seen, without touching the panel. */
export function useFreshBadges(loaded: Badges): Badges {
  const { data, load } = useFetcher<Badges>({ key: 'admin-badges' })
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load('/admin/badges')
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [load])
  return data ?? loaded
}
