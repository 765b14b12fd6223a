import { useFetcher } from 'react-router'
import type { Correction } from '#app/platform/ai/surfaces.ts'

/** A room with its corrections, latest last. */
export interface CorrectedRoom {
  id: string
  corrections: Correction[]
}

/** Submits corrections of a room. The loader returns the result. */
export function useCorrections({ id }: CorrectedRoom) {
  const fetcher = useFetcher()
  const send = (intent: string, correction?: Correction) => {
    void fetcher.submit(
      { intent, ...correction },
      { method: 'post', action: `/rooms/${id}/styles`, preventScrollReset: true },
    )
  }
  return {
    sending: fetcher.state !== 'idle',
    correct: (correction: Correction) => send('correct', correction),
    remove: (correction: Correction) => send('remove-correction', correction),
    removeAll: () => send('remove-corrections'),
  }
}
