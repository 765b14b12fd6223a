import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#app/ui/notices/toasts.tsx'
import { useQueryChange } from '#app/ui/use-query-change.ts'
import { useQuietRefresh } from '#app/ui/use-quiet-refresh.ts'
import { showRoom } from '../rooms/show-room.ts'
import type { AddressToast } from './dashboard-toasts.ts'

/** Shows the toasts that the URL's flags ask for, once, and removes the flags. */
export function useAddressToasts(bought: string | null) {
  const [query] = useSearchParams()
  const changeQuery = useQueryChange()
  const refresh = useQuietRefresh()
  const later = useTimers()
  useEffect(() => {
    if (query.size === 0) return
    let isCurrent = true
    const answer = ({ toastsOf }: typeof import('./dashboard-toasts.ts')) => {
      const { toasts, refreshes, rest } = toastsOf(query, bought)
      if (!isCurrent || rest.size === query.size) return
      if (query.get('redesign') === 'ready') showRoom(window.location.hash.slice(1))
      for (const toast of toasts) later(() => show(toast), toast.after ?? 0)
      for (const after of refreshes) later(() => void refresh(), after)
      changeQuery(rest, { replace: true })
    }
    // Without a connection the flags stay, and are answered after the next load.
    import('./dashboard-toasts.ts').then(answer, () => {})
    return () => {
      isCurrent = false
    }
  }, [query, bought, changeQuery, refresh, later])
}

function show({ tone, title, message, duration }: AddressToast) {
  void toast[tone](title, { id: title, description: message, ...(duration && { duration }) })
}

/** Timers that outlive the URL that started them, and end with the page. */
function useTimers() {
  const running = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const timers = running.current
    return () => timers.forEach(clearTimeout)
  }, [])
  return useRef((work: () => void, after: number) => {
    running.current.add(setTimeout(work, after))
  }).current
}
