import { inTurn, sharp } from './decoder.ts'
import { fromRaster, type OpenPicture, type Raster } from './open-picture.ts'
import { makePlaceholder } from './placeholder.ts'
import { LONGEST_SIDE, type PreparedPhoto } from './prepare-photo.ts'
import { watermarkOverlay } from './watermark.ts'

/**
 * Makes an engine's picture ready to be stored: bounded, watermarked, without metadata.
 *
 * @throws when the engine's picture cannot be decoded
 */
export async function finishRedesign(picture: OpenPicture, siteName: string): Promise<PreparedPhoto> {
  const [whole, small] = [await picture.raster(), await picture.small()]
  return inTurn(async () => {
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
  if (Math.max(raster.width, raster.height) <= LONGEST_SIDE) return raster
  const { data, info } = await fromRaster(raster)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Only the label's own pixels are blended: going through all of them would take longer than encoding them. */
async function withLabel({ data, width, height }: Raster, siteName: string): Promise<Raster> {
  const { input, left, top } = watermarkOverlay(width, height, siteName)
  const { data: label, info } = await sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const marked = Buffer.from(data)
  for (let y = 0; y < Math.min(info.height, height - top); y++) {
    for (let x = 0; x < Math.min(info.width, width - left); x++) {
      const from = (y * info.width + x) * 4
      const to = ((top + y) * width + left + x) * 3
      const share = label[from + 3]! / 255
      for (let channel = 0; channel < 3; channel++)
        marked[to + channel] = Math.round(
          share * label[from + channel]! + (1 - share) * marked[to + channel]!,
        )
    }
  }
  return { data: marked, width, height }
}
