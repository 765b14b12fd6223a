import { limitDecoding, sharp } from './decoder.ts'

/** A copy of a picture in one width and format. */
export interface ScaledCopy {
  width: number
  height: number
  format: 'avif' | 'webp'
  content: Buffer
}

/**
 * Copies of a picture for a public page in its own proportions, without metadata. Never enlarges: a picture narrower
 * than the smallest width yields one copy.
 *
 * @param widths in pixels, ascending
 */
export async function scaledCopies(picture: Buffer, widths: readonly number[]): Promise<ScaledCopy[]> {
  const own = await sharp(picture).metadata()
  const fitting = widths.filter((width) => width <= own.width)
  const copies: ScaledCopy[] = []
  for (const width of fitting.length > 0 ? fitting : [own.width]) {
    const scaled = sharp(picture).resize({ width })
    const encoders = {
      avif: () => scaled.clone().avif({ quality: 55, effort: 2 }),
      webp: () => scaled.clone().webp({ quality: 78 }),
    }
    for (const format of ['avif', 'webp'] as const) {
      const made = await limitDecoding(() => encoders[format]().toBuffer({ resolveWithObject: true }))
      copies.push({ width, height: made.info.height, format, content: made.data })
    }
  }
  return copies
}
