import path from 'node:path'
import sharp from 'sharp'

const FILE = 'public/starter-pool/before-living-room-1536.webp'

/** The product's own photo of a lived-in living room, for trying engines: an upright JPEG and its size in pixels. */
export async function sampleRoom(): Promise<{ photo: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(path.resolve(FILE))
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { photo: data, width: info.width, height: info.height }
}
