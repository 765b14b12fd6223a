import { areLoading, type TappedRegion } from './use-tapped-region.ts'

interface CorrectionStatusProps {
  tapped: TappedRegion | undefined
  isPainting: boolean
  /** What the latest correction did; empty without one. */
  answer: string
}

/** Says what happens with a tapped region. What the page shows elsewhere is only read aloud. */
export function CorrectionStatus({ tapped, isPainting, answer }: CorrectionStatusProps) {
  const isSeen = areLoading(tapped) || (!tapped && !isPainting)
  return (
    <p
      role="status"
      className={tapped?.error ? 'text-danger' : isSeen ? 'text-dense empty:sr-only' : 'sr-only'}
    >
      {tapped?.error ?? (isPainting ? 'Repainting…' : tapped ? wordsOf(tapped) : answer)}
    </p>
  )
}

const wordsOf = ({ regions }: TappedRegion) =>
  regions ? 'A region is outlined. Say what it is, or that it stays.' : 'Looking for the region…'
