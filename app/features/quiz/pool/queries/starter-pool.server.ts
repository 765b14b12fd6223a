import starterPool from '#room-pictures/pool.json' with { type: 'json' }

/** Public folder of the product's own pictures; `{file}-{width}.avif` and `-{width}.webp` follow. */
export const STARTER_FOLDER = '/starter-pool/'

/** A picture in the list of the starter pool. */
export interface StarterPicture {
  style: string
  roomType: string
  /** Name in the folder, without width and extension. */
  file: string
  description: string
  width: number
  height: number
  /** A tiny copy as a data URL. */
  placeholder: string
}

/** The product's own pictures. */
export const STARTER_PICTURES: readonly StarterPicture[] = starterPool.pictures

const compositions = new Map(starterPool.pictures.map((p) => [STARTER_FOLDER + p.file, p.composition]))

/**
 * The composition of a starter picture.
 *
 * @param imageUrl base path of any quiz image
 * @returns undefined for other pictures
 */
export function compositionAt(imageUrl: string): string | undefined {
  return compositions.get(imageUrl)
}
