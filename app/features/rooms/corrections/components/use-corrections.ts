import { useFetcher } from 'react-router'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { type CorrectionResult, correctionAnswer, type ShownLook } from '../rules/corrections.ts'

/** A room with its corrections, latest last. */
export interface CorrectedRoom {
  id: string
  corrections: Correction[]
}

/** Submits corrections of a room, which the loader returns, and says what the latest did to the painting in view. */
export function useCorrections({ id }: CorrectedRoom, look: ShownLook) {
  const fetcher = useFetcher<CorrectionResult | null>()
  const send = (intent: string, correction?: Correction) => {
    void fetcher.submit(
      { intent, ...(correction && look), ...correction },
      { method: 'post', action: `/rooms/${id}/styles`, preventScrollReset: true },
    )
  }
  return {
    sending: fetcher.state !== 'idle',
    /** Empty once anything else was sent, and for another look. */
    answer: correctionAnswer(fetcher.data, look),
    correct: (correction: Correction) => send('correct', correction),
    remove: (correction: Correction) => send('remove-correction', correction),
    removeAll: () => send('remove-corrections'),
  }
}
