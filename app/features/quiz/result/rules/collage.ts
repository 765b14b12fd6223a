import type { QuizImage, QuizResult } from '../../schema.ts'

/** The facts needed to show a chosen picture. */
export type ChosenPicture = Pick<QuizImage, 'id' | 'url' | 'description' | 'placeholder'>

/** A result as a browser stores it. */
export interface StoredResult extends QuizResult {
  /** Rooms that the person chose; missing in older results. */
  pictures?: ChosenPicture[]
}

const SHOWN = 5

/**
 * A person's choices for a collage, those of their style first.
 *
 * @param images the known images; choices of others are left out
 * @returns five, three or no pictures, depending on how many are known
 */
export function collageOf(
  { style, selections }: Pick<QuizResult, 'style' | 'selections'>,
  images: readonly ChosenPicture[],
): ChosenPicture[] {
  const byId = new Map(images.map((image) => [image.id, image]))
  const own = selections.filter((selection) => selection.style === style)
  const others = selections.filter((selection) => selection.style !== style)
  const known = [...own, ...others].flatMap(({ selectedImage }) => byId.get(selectedImage) ?? [])
  return known.slice(0, known.length >= SHOWN ? SHOWN : known.length >= 3 ? 3 : 0)
}
