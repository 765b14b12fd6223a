import sharp from 'sharp'

/**
 * A picture as a data address (`data:image/jpeg;base64,…`).
 *
 * @param longSide most pixels of its longer side; smaller pictures stay as they are
 */
export async function jpegDataUrl(picture: Buffer, longSide: number): Promise<string> {
  const small = await sharp(picture)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}
