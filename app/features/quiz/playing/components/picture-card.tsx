import { useRef } from 'react'
import type { QuizImage } from '../../schema.ts'
import { QuizPicture } from './quiz-picture.tsx'

/** Milliseconds within which a second click counts as a double click. */
const DOUBLE_CLICK = 350

interface PictureCardProps {
  image: QuizImage
  /** The picture chosen in this place a moment ago. */
  leaving: QuizImage | undefined
  /** Whether it cannot be chosen yet. */
  isWaiting: boolean
  /** Number of requests for the picture. */
  attempt: number
  onChoose(isByKey: boolean): void
}

/** One of a round's two pictures, as a button. */
export function PictureCard({ image, leaving, isWaiting, attempt, onChoose }: PictureCardProps) {
  const lastClick = useRef(0)
  const onClick = (event: React.MouseEvent) => {
    const double = event.detail > 1 && event.timeStamp - lastClick.current < DOUBLE_CLICK
    lastClick.current = event.timeStamp
    // A key, or a tool that stands in for one, counts no clicks.
    if (!double && !isWaiting) onChoose(event.detail === 0)
  }
  return (
    <button type="button" onClick={onClick} aria-disabled={isWaiting || undefined} className="quiz-card">
      <span key={`${image.id} ${attempt}`} className="quiz-entering block size-full">
        <QuizPicture image={image} />
      </span>
      {leaving && (
        <span key={leaving.id} aria-hidden="true" className="quiz-leaving">
          <QuizPicture image={leaving} alt="" />
        </span>
      )}
    </button>
  )
}
