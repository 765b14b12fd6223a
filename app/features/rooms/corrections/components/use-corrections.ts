import { useFetcher } from 'react-router'
import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'

/** A room with its corrections, latest last. */
export interface CorrectedRoom {
  id: string
  corrections: Correction[]
}

/** The painting that the member looks at. */
interface ShownLook {
  style: string
  boldness: Boldness
}

/** Submits corrections of a room. The loader returns the result. */
export function useCorrections({ id }: CorrectedRoom, look: ShownLook) {
  const fetcher = useFetcher<{ shows?: boolean } | null>()
  const send = (intent: string, correction?: Correction) => {
    void fetcher.submit(
      { intent, ...(correction && look), ...correction },
      { method: 'post', action: `/rooms/${id}/styles`, preventScrollReset: true },
    )
  }
  return {
    sending: fetcher.state !== 'idle',
    /** Whether the latest correction shows in the painting; undefined when that is unknown. */
    shows: fetcher.data?.shows,
    correct: (correction: Correction) => send('correct', correction),
    remove: (correction: Correction) => send('remove-correction', correction),
    removeAll: () => send('remove-corrections'),
  }
}
