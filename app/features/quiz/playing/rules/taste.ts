import type { PoolImage } from '../../pool/rules/pool.ts'
import { beginQuiz, type QuizSession } from './session.ts'

/** A quiz that was begun outside its page, by choosing between the two pictures of its first round. */
export interface Taste {
  /** The quiz's seed, a 32-bit integer: from it the first pair follows. */
  seed: number
  /** Id of the chosen image. */
  first: string
}

/**
 * The first pair of a quiz, each picture with the address that begins the quiz with it.
 *
 * @param seed a 32-bit integer
 * @returns undefined when no pair can be made
 */
export function tasteOf<Image extends PoolImage>(images: readonly Image[], seed: number) {
  const { pairing }: QuizSession<Image> = beginQuiz(images, seed)
  return (
    pairing &&
    [pairing.leftImage, pairing.rightImage].map((image) => ({
      image,
      to: addressOf({ seed, first: image.id }),
    }))
  )
}

const addressOf = ({ seed, first }: Taste) => `/quiz?seed=${seed}&first=${first}`

/** Reads what such an address says; undefined for every other. Whether the image fits its quiz is not known yet. */
export function tasteAt(flags: URLSearchParams): Taste | undefined {
  const [seed, first] = [Number(flags.get('seed') || Number.NaN), flags.get('first')]
  return Number.isInteger(seed) && Math.abs(seed) <= 2 ** 31 && first ? { seed, first } : undefined
}
