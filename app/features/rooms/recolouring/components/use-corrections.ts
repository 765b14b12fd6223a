import { useFetcher } from 'react-router'
import type { SurfaceTap } from '#app/platform/ai/surfaces.ts'

/** A room with what was said of its surfaces, the latest last. */
export interface CorrectedRoom {
  id: string
  taps: SurfaceTap[]
}

/** Sends what is said of a room's surfaces; the page is told by its loader. */
export function useCorrections({ id }: CorrectedRoom) {
  const fetcher = useFetcher()
  const send = (intent: string, tap?: SurfaceTap) => {
    void fetcher.submit(
      { intent, ...tap },
      { method: 'post', action: `/rooms/${id}/styles`, preventScrollReset: true },
    )
  }
  return {
    sending: fetcher.state !== 'idle',
    say: (tap: SurfaceTap) => send('say', tap),
    takeBack: (tap: SurfaceTap) => send('take-back', tap),
    startOver: () => send('start-over'),
  }
}
