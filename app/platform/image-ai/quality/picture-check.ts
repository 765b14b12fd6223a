import sharp from 'sharp'

/** Pixels of the longer side below which a redesign is no use to anybody, unless the photo is as small. */
const SMALLEST = 640
/** A picture whose brightness and colours vary less (standard deviation of 0…255) shows nothing. */
const BLANK = 4

/** Pixels of the longer side at which brightness and colours are measured. */
const LOOKED_AT = 256

/** What is wrong with a picture before anybody looks at what it shows. */
export type PictureFault = 'unreadable' | 'too_small' | 'blank'

/**
 * Reads a picture to its end, and looks at it small.
 *
 * @param picture encoded
 * @param photo size of the photo it was made from, in pixels
 * @returns undefined when nothing is wrong
 */
export async function pictureFault(
  picture: Buffer,
  photo: { width: number; height: number },
): Promise<PictureFault | undefined> {
  try {
    const { width, height } = await sharp(picture).metadata()
    const { data, info } = await sharp(picture, { failOn: 'truncated' })
      .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(data, { raw: info }).stats()
    const smallest = Math.min(SMALLEST, Math.max(photo.width, photo.height))
    if (Math.max(width, height) < smallest) return 'too_small'
    return channels.every(({ stdev }) => stdev < BLANK) ? 'blank' : undefined
  } catch {
    return 'unreadable'
  }
}
