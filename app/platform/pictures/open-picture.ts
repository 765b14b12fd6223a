import { inTurn, sharp } from './decoder.ts'

/** Pixels of the longer side of the small copy: enough to see every window, cheap enough to show a model each time. */
const SMALL_SIDE = 1024

/** Codes a JPEG in one pass: for what is sent once, half the time is worth more than 1 to 4 % of its bytes. */
export const QUICKLY = { optimiseCoding: false }

/** Pixels of a picture: red, green and blue, a byte each, row by row. */
export interface Raster {
  data: Buffer
  width: number
  height: number
}

/** An encoded picture that several parts look at: each look is taken once, when the first asks for it. */
export interface OpenPicture {
  /** The picture as it came. */
  encoded: Buffer
  /** All of its pixels, in sRGB on white. Rejects when it is damaged. */
  raster(): Promise<Raster>
  /** Its pixels at a longer side of 1024 at most. */
  small(): Promise<Raster>
  /** The small copy as JPEG, to be looked at once. */
  smallJpeg(): Promise<Buffer>
  /** Keeps the small copy and lets all other pixels go, when there are any: they take megabytes. */
  settle(): Promise<void>
}

/**
 * Opens a picture; nothing is decoded yet.
 *
 * @param encoded JPEG, PNG or WebP, upright
 */
export function openPicture(encoded: Buffer): OpenPicture {
  let raster: Promise<Raster> | undefined
  let small: Promise<Raster> | undefined
  let smallJpeg: Promise<Buffer> | undefined
  const picture: OpenPicture = {
    encoded,
    raster: () => {
      raster ??= inTurn(() => decode(encoded))
      return raster
    },
    small: () => {
      small ??= picture.raster().then(reduce)
      return small
    },
    smallJpeg: () => {
      smallJpeg ??= picture.small().then((pixels) =>
        fromRaster(pixels)
          .jpeg({ quality: 80, ...QUICKLY })
          .toBuffer(),
      )
      return smallJpeg
    },
    settle: async () => {
      if (!raster) return
      await picture.small()
      raster = undefined
    },
  }
  return picture
}

/** Pixels as sharp takes them. */
export function fromRaster({ data, width, height }: Raster) {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/**
 * Pixels stretched or shrunk to a size.
 *
 * @param size in pixels
 */
export async function resized(raster: Raster, size: { width: number; height: number }): Promise<Raster> {
  const { width, height } = size
  const data = await fromRaster(raster)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { data, width, height }
}

async function decode(encoded: Buffer): Promise<Raster> {
  const { data, info } = await sharp(encoded)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function reduce(raster: Raster): Promise<Raster> {
  const scale = SMALL_SIDE / Math.max(raster.width, raster.height)
  if (scale >= 1) return raster
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return resized(raster, { width: side(raster.width), height: side(raster.height) })
}
