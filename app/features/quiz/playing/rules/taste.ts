import type { PoolImage } from '../../pool/rules/pool.ts'
import { beginQuiz, type QuizSession } from './session.ts'

/** A quiz whose first choice was made on another page. */
export interface Taste {
  /** The quiz's seed, a 32-bit integer, which determines the first pair. */
  seed: number
  /** Id of the chosen image. */
  first: string
}

/**
 * The first pair of a quiz; each picture has the address that starts the quiz with that choice.
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

/** Reads such an address; undefined for any other. Does not check that the image belongs to the first pair. */
export function tasteAt(flags: URLSearchParams): Taste | undefined {
  const [seed, first] = [Number(flags.get('seed') || Number.NaN), flags.get('first')]
  return Number.isInteger(seed) && Math.abs(seed) <= 2 ** 31 && first ? { seed, first } : undefined
}
