import type { Sharp } from 'sharp'
import { sharp } from './decoder.ts'

const MAX_BYTES = 400

/**
 * A blurred miniature in the picture's colours, shown while the picture loads.
 *
 * @param picture encoded, or already opened
 * @returns data URL of a WebP, at most 400 characters
 */
export async function makePlaceholder(picture: Buffer | Sharp): Promise<string> {
  const open = Buffer.isBuffer(picture) ? sharp(picture) : picture
  let uri = ''
  for (const side of [20, 14, 8]) {
    const miniature = await open
      .clone()
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer()
    uri = `data:image/webp;base64,${miniature.toString('base64')}`
    if (uri.length <= MAX_BYTES) break
  }
  return uri
}
