import starterPool from '#room-pictures/pool.json' with { type: 'json' }

/** Where the product serves its own pictures; `{file}-{width}.avif` and `-{width}.webp` follow. */
export const STARTER_FOLDER = '/starter-pool/'

/** A picture of the starter pool, as the pool's list describes it. */
export interface StarterPicture {
  style: string
  roomType: string
  /** Name below the folder, without width and extension. */
  file: string
  description: string
  width: number
  height: number
  /** A tiny picture as a data address. */
  placeholder: string
}

/** The product's own pictures. */
export const STARTER_PICTURES: readonly StarterPicture[] = starterPool.pictures

const compositions = new Map(starterPool.pictures.map((p) => [STARTER_FOLDER + p.file, p.composition]))

/**
 * How a picture of the starter pool is arranged.
 *
 * @param imageUrl base path of any quiz image
 * @returns undefined for a picture that is not of the starter pool
 */
export function compositionAt(imageUrl: string): string | undefined {
  return compositions.get(imageUrl)
}
