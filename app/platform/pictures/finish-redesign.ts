import { MAX_PHOTO_SIDE } from '#app/lib/photo-limits.ts'
import { limitDecoding } from './decoder.ts'
import { fromRaster, type OpenPicture, type Raster } from './open-picture.ts'
import { makePlaceholder } from './placeholder.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { watermarkOverlay } from './watermark.ts'

/**
 * Prepares an engine's picture for storage: limits its size, adds the watermark, strips metadata.
 *
 * @throws when the engine's picture cannot be decoded
 */
export async function finishRedesign(picture: OpenPicture, siteName: string): Promise<PreparedPhoto> {
  const [whole, small] = [await picture.raster(), await picture.small()]
  return limitDecoding(async () => {
    const marked = await withLabel(await bounded(whole), siteName)
    const { width, height } = marked
    return {
      picture: await fromRaster(marked).jpeg({ quality: 90 }).toBuffer(),
      width,
      height,
      extension: 'jpg',
      placeholder: await makePlaceholder(fromRaster(small)),
    }
  })
}

async function bounded(raster: Raster): Promise<Raster> {
  if (Math.max(raster.width, raster.height) <= MAX_PHOTO_SIDE) return raster
  const { data, info } = await fromRaster(raster)
    .resize({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Blends only the pixels under the label, because touching all pixels would take as long as encoding them. */
async function withLabel(raster: Raster, siteName: string): Promise<Raster> {
  const { width, height } = raster
  const { input, ...place } = watermarkOverlay(width, height, siteName)
  const patch = await fromRaster(raster)
    .extract(place)
    .composite([{ input, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const marked = Buffer.from(raster.data)
  const row = place.width * 3
  for (let y = 0; y < place.height; y++)
    patch.copy(marked, ((place.top + y) * width + place.left) * 3, y * row, (y + 1) * row)
  return { data: marked, width, height }
}
