import { useEffect, useRef } from 'react'
import { useFetchers, useSearchParams } from 'react-router'
import { toast } from '#app/ui/toasts.tsx'
import type { DashboardReply } from './dashboard-action.server.ts'
import { noticesOf } from './dashboard-notices.ts'

/** Shows what the address asks for, once, and takes it out of the address. */
export function useAddressNotices() {
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    const { notices, rest } = noticesOf(query)
    if (rest.size === query.size) return
    for (const { tone, title, message } of notices) {
      toast[tone](title, { id: title, description: message })
    }
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [query, setQuery])
}

/** Shows what the forms of the page were told, each reply once. */
export function useReplyNotices() {
  const fetchers = useFetchers()
  const shown = useRef(new WeakSet<object>())
  useEffect(() => {
    for (const { data } of fetchers) {
      const reply = data as DashboardReply | undefined
      if (!reply?.title || shown.current.has(reply)) continue
      shown.current.add(reply)
      toast[reply.tone](reply.title, {
        description: reply.message,
        ...(reply.tone === 'error' && { duration: 8000 }),
      })
    }
  }, [fetchers])
}
