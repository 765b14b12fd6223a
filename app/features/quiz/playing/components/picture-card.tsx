import type { QuizImage } from '../../schema.ts'
import type { Side } from '../rules/moves.ts'
import { QuizPicture } from './quiz-picture.tsx'

/** One of a round's two pictures, as a button. */
export function PictureCard({ image, side }: { image: QuizImage; side: Side }) {
  return (
    <button type="button" data-part={side} data-shown={`${image.id} 0`} className="quiz-card">
      <span className="quiz-entering block size-full">
        <QuizPicture image={image} />
      </span>
    </button>
  )
}
