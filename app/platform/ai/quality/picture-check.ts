import type { OpenPicture, Raster } from '../../pictures/open-picture.ts'

/** Minimum longer side of a useful redesign in pixels, unless the photo is smaller. */
const MIN_LONG_SIDE = 640
/** A picture whose brightness and colours vary less than this (standard deviation of 0…255) is blank. */
const BLANK = 4
/** Distance between sampled pixels, across and down. */
const STEP = 4

/** A fault of a picture that is independent of its content. */
export type PictureFault = 'unreadable' | 'too_small' | 'blank'

/**
 * Decodes a picture completely and checks that it shows something.
 *
 * @param photo size of the photo it was made from, in pixels
 * @returns undefined when it has no fault
 */
export async function pictureFault(
  picture: OpenPicture,
  photo: { width: number; height: number },
): Promise<PictureFault | undefined> {
  try {
    const { width, height } = await picture.raster()
    const smallest = Math.min(MIN_LONG_SIDE, Math.max(photo.width, photo.height))
    if (Math.max(width, height) < smallest) return 'too_small'
    return isBlank(await picture.small()) ? 'blank' : undefined
  } catch {
    return 'unreadable'
  }
}

function isBlank(raster: Raster): boolean {
  return [0, 1, 2].every((channel) => deviation(raster, channel) < BLANK)
}

function deviation({ data, width, height }: Raster, channel: number): number {
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const value = data[(y * width + x) * 3 + channel]!
      count += 1
      sum += value
      squares += value * value
    }
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
