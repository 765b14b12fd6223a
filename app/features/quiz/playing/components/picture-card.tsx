import { useRef } from 'react'
import type { QuizImage } from '../../schema.ts'
import { QuizPicture } from './quiz-picture.tsx'

/** Milliseconds within which a second click is the tail of a double click. */
const DOUBLE_CLICK = 350

interface PictureCardProps {
  image: QuizImage
  /** The picture that was chosen here a moment ago. */
  leaving: QuizImage | undefined
  /** It cannot be chosen yet. */
  isWaiting: boolean
  /** Counts how often the picture was asked for. */
  attempt: number
  onChoose(): void
}

/** One of the two pictures of a round: a button as large as the picture. */
export function PictureCard({ image, leaving, isWaiting, attempt, onChoose }: PictureCardProps) {
  const lastClick = useRef(0)
  const onClick = (event: React.MouseEvent) => {
    const double = event.detail > 1 && event.timeStamp - lastClick.current < DOUBLE_CLICK
    lastClick.current = event.timeStamp
    if (!double && !isWaiting) onChoose()
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
