import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { SerialQueue } from '#app/lib/async/serial-queue.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { type CorrectionResult, correctionAnswer, type ShownLook } from '../rules/corrections.ts'

/** A room with its corrections, latest last. */
export interface CorrectedRoom {
  id: string
  corrections: Correction[]
}

/**
 * Submits corrections of a room, which the loader returns, and says what the latest did to the painting in view. Each
 * waits for the one before it, whose answer it would otherwise end.
 */
export function useCorrections({ id }: CorrectedRoom, look: ShownLook) {
  const fetcher = useFetcher<CorrectionResult | null>()
  const queue = useRef(new SerialQueue())
  const [unanswered, setUnanswered] = useState(0)
  const send = async (intent: string, correction?: Correction) => {
    const fields = { intent, ...(correction && look), ...correction }
    setUnanswered((count) => count + 1)
    try {
      await queue.current.run(() =>
        fetcher.submit(fields, { method: 'post', action: `/rooms/${id}/styles`, preventScrollReset: true }),
      )
    } finally {
      setUnanswered((count) => count - 1)
    }
  }
  return {
    /** Also until the page shows what was stored, which may be later than the answer. */
    sending: unanswered > 0 || fetcher.state !== 'idle',
    /** Empty once anything else was sent, and for another look. */
    answer: correctionAnswer(fetcher.data, look),
    correct: (correction: Correction) => void send('correct', correction),
    remove: (correction: Correction) => void send('remove-correction', correction),
    removeAll: () => void send('remove-corrections'),
  }
}
