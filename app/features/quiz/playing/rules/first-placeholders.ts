import type { QuizImage } from '../../schema.ts'
import { resumeQuiz, type Step } from './session.ts'

/**
 * The pool with the placeholders of the first pair alone. Every other picture loads before it is shown, and all their
 * placeholders would be half of the page.
 *
 * @param seed of the quiz
 * @param steps taken before the page opens
 */
export function withFirstPlaceholders(
  images: readonly QuizImage[],
  seed: number,
  steps: readonly Step[],
): QuizImage[] {
  const { pairing } = resumeQuiz(images, seed, steps)
  const shown = pairing && [pairing.leftImage.id, pairing.rightImage.id]
  return images.map((image) => (shown?.includes(image.id) ? image : { ...image, placeholder: null }))
}
