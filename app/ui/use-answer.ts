import { useRef, useState } from 'react'
import { jsonAnswer } from '#app/lib/async/json-answer.ts'

/**
 * Asks an address for what a page shows beside what somebody is typing. A plain request: where a fetcher gets no answer,
 * or its route's script, React Router replaces the page, and all that was typed is gone.
 *
 * @returns the latest answer, and a function that sends fields and replaces it
 */
export function useAnswer<Answer>(address: string) {
  const [state, setState] = useState<{ answer?: Answer; isLoading: boolean }>({ isLoading: false })
  const current = useRef<AbortController>(undefined)
  const ask = async (fields: Record<string, string>) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setState((before) => ({ ...before, isLoading: true }))
    const request = { method: 'POST', body: new URLSearchParams(fields), signal: controller.signal }
    try {
      const answer = await jsonAnswer<Answer>(address, request)
      setState({ answer, isLoading: false })
    } catch {
      if (!controller.signal.aborted) setState({ isLoading: false })
    }
  }
  return { ...state, ask }
}
