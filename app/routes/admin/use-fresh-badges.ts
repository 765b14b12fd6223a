import { useEffect, useState } from 'react'
import type { Badges } from './admin-pages.ts'

const REFRESH_MS = 60_000

/**
 * The tabs' counts, refreshed every minute while the page is visible, without reloading the panel. Ignores a lost
 * connection. Counts loaded with the page take precedence.
 */
export function useFreshBadges(loaded: Badges): Badges {
  const [fresh, setFresh] = useState({ since: loaded, badges: loaded })
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const badges = await fetchBadges()
      if (badges) setFresh({ since: loaded, badges })
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [loaded])
  return fresh.since === loaded ? fresh.badges : loaded
}

async function fetchBadges(): Promise<Badges | undefined> {
  try {
    const answer = await fetch('/admin/badges')
    return answer.ok ? ((await answer.json()) as Badges) : undefined
  } catch {
    return undefined
  }
}
