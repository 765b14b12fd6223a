import { limitDecoding, sharp } from './decoder.ts'

/**
 * A smaller copy of one of the product's own pictures.
 *
 * @param width in pixels; a narrower picture keeps its own width
 * @returns WebP; effort 2 takes half the time of the default for 3 % more bytes
 */
export function makeVariant(picture: Buffer, width: number): Promise<Buffer> {
  return limitDecoding(() =>
    sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer(),
  )
}
