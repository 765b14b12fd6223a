import { useEffect, useRef } from 'react'
import { useFetchers } from 'react-router'
import { toast } from '#app/ui/toasts.tsx'

/** What a form is told: shown as a notice. */
export interface ActionReply {
  tone: 'success' | 'error' | 'warning'
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
}

/** Shows what the forms of the page were told, each reply once. */
export function useReplyNotices() {
  const fetchers = useFetchers()
  const shown = useRef(new WeakSet<object>())
  useEffect(() => {
    for (const { data } of fetchers) {
      const reply = data as ActionReply | undefined
      if (!reply?.title || !reply.tone || shown.current.has(reply)) continue
      shown.current.add(reply)
      toast[reply.tone](reply.title, {
        description: reply.message,
        ...(reply.tone !== 'success' && { duration: 8000 }),
      })
    }
  }, [fetchers])
}
