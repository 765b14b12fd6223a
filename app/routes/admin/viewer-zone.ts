import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { YEAR_SECONDS } from '#app/lib/durations.ts'
import { useQuietRefresh } from '#app/ui/use-quiet-refresh.ts'

const COOKIE = 'time_zone'

/** The time zone in the browser's cookie; undefined if missing or malformed. */
export function zoneFromCookies(cookies: string | null): string | undefined {
  const value = cookies?.match(/(?:^|;\s*)time_zone=([^;]*)/)?.[1]
  return value && /^[\w%+-]+$/.test(value) ? value.replaceAll('%2F', '/') : undefined
}

/** The time zone for displayed times: the viewer's, once their browser has sent it, or else UTC. */
export function useViewerZone(): string {
  const shell = useRouteLoaderData('routes/admin/shell') as { timeZone: string } | undefined
  return shell?.timeZone ?? 'UTC'
}

/** Stores the browser's time zone in a cookie and reloads the data if the server used another one. */
export function useZoneCookie(known: string): void {
  const refresh = useQuietRefresh()
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const pair = `${COOKIE}=${encodeURIComponent(zone)}`
    if (!zone || zone === known || document.cookie.includes(pair)) return
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${pair}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
    void refresh()
  }, [known, refresh])
}
