import sharp, { type Sharp } from 'sharp'
import { PaletteError } from './palette-error.ts'
import type { RgbPicture, Size } from './raster/planes.ts'
import { ANALYSIS_SIDE } from './room/analyse-room.ts'

const MAX_SIDE = 2048
/** More pixels than any phone takes; bounds the memory for decoding. */
const MAX_PIXELS = 80_000_000
/** Long side of the copy that every analysis starts from, whatever size is painted, so that preview and final agree. */
export const SEEN_SIDE = 960
/** Minimum short side of the raster, however extreme the proportions: the analysis needs some rows of context. */
const MIN_RASTER_SIDE = 48
const QUALITY = 90

/**
 * Decodes a photo to sRGB, with transparency on white.
 * @param longSide maximum length of the photo's longer side in pixels
 * @returns the photo, and the raster to analyse, whose long side is always `ANALYSIS_SIDE`
 * @throws PaletteError `unreadable_photo`
 */
export async function decodePhoto(
  bytes: Buffer,
  longSide = MAX_SIDE,
): Promise<{ photo: RgbPicture; raster: RgbPicture }> {
  try {
    const photo = await decode(bytes, longSide)
    const seen = longSide === SEEN_SIDE ? photo : await decode(bytes, SEEN_SIDE)
    return { photo, raster: await raw(fromRaw(seen).resize(rasterSize(seen))) }
  } catch (cause) {
    throw new PaletteError('unreadable_photo', 'The photo cannot be decoded', { cause })
  }
}

const decode = (bytes: Buffer, longSide: number) =>
  raw(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )

/** Encodes a picture as JPEG. */
export function encodePicture(picture: RgbPicture): Promise<Buffer> {
  return fromRaw(picture).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}

function rasterSize({ width, height }: Size): Size & { fit: 'fill' } {
  const scale = ANALYSIS_SIDE / Math.max(width, height)
  return {
    width: Math.max(MIN_RASTER_SIDE, Math.round(width * scale)),
    height: Math.max(MIN_RASTER_SIDE, Math.round(height * scale)),
    fit: 'fill',
  }
}

function fromRaw({ data, width, height }: RgbPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Copies the pixels to a buffer of their own, which can be transferred to another thread. */
async function raw(image: Sharp): Promise<RgbPicture> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data: threeChannels(data, info.channels), width: info.width, height: info.height }
}

function threeChannels(data: Buffer, channels: number): Uint8Array<ArrayBuffer> {
  if (channels === 3) return Uint8Array.from(data)
  return Uint8Array.from(
    { length: (data.length / channels) * 3 },
    (_, i) => data[Math.floor(i / 3) * channels]!,
  )
}
