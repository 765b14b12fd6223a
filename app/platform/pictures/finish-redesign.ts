import { inTurn, sharp } from './decoder.ts'
import { makePlaceholder } from './placeholder.ts'
import { LONGEST_SIDE, type PreparedPhoto } from './prepare-photo.ts'
import { watermarkOverlay } from './watermark.ts'

/**
 * Makes an engine's picture ready to be stored: bounded, watermarked, without metadata.
 *
 * @param picture JPEG, PNG or WebP from a redesign engine
 * @throws when the engine's picture cannot be decoded
 */
export function finishRedesign(picture: Buffer, siteName: string): Promise<PreparedPhoto> {
  return inTurn(async () => {
    const { data, info } = await sharp(picture)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const finished = await sharp(data, { raw: { width, height, channels } })
      .composite([watermarkOverlay(width, height, siteName)])
      .jpeg({ quality: 90 })
      .toBuffer()
    return {
      picture: finished,
      width,
      height,
      extension: 'jpg',
      placeholder: await makePlaceholder(finished),
    }
  })
}
