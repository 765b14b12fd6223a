import { pictureAddresses } from '#app/ui/pictures/picture-address.ts'
import type { QuizImage } from '../../schema.ts'

const WIDTHS = [480, 960]

/**
 * Pictures stand side by side on a wide screen and above each other on a tall one. A phone's value is slightly below
 * the 96 % they take there, so that a 390 px screen with a pixel ratio of 2 loads the 720 px copy.
 */
export const CARD_SIZES = '(min-aspect-ratio: 6/5) 48vw, (max-aspect-ratio: 9/16) 92vw, 80vw'

/** An image's `srcset` in one format. */
export const sourcesOf = (image: QuizImage, type: 'avif' | 'webp'): string =>
  pictureAddresses(image.url, WIDTHS, type)
