import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#app/ui/toasts.tsx'
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
