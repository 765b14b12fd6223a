import { limitDecoding, sharp } from './decoder.ts'

const WIDTHS = [480, 960] as const
const RATIO = 3 / 2

/** A copy of a picture in one width and format. */
export interface PublicCopy {
  /** Suffix of the picture's base name, for example `-480.avif`. */
  ending: `-${number}.${'avif' | 'webp'}`
  contentType: 'image/avif' | 'image/webp'
  content: Buffer
}

/**
 * Copies of a picture for a public page, cropped to 3:2 around the point of interest, without metadata. Enlarges a
 * small picture, because all pictures of a list have the same size.
 */
export async function publicCopies(picture: Buffer): Promise<PublicCopy[]> {
  const copies: PublicCopy[] = []
  for (const width of WIDTHS) {
    const size = { width, height: Math.round(width / RATIO), fit: 'cover', position: 'attention' } as const
    const [avif, webp] = await limitDecoding(async () => {
      const cropped = sharp(picture).resize(size)
      return [
        await cropped.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
        await cropped.clone().webp({ quality: 78 }).toBuffer(),
      ] as const
    })
    copies.push({ ending: `-${width}.avif`, contentType: 'image/avif', content: avif })
    copies.push({ ending: `-${width}.webp`, contentType: 'image/webp', content: webp })
  }
  return copies
}

/** Size of the largest copy, in pixels. */
export const PUBLIC_COPY_SIZE = { width: 960, height: 640 }
