import type { Metadata } from 'sharp'
import { MAX_PHOTO_SIDE, MIN_PHOTO_SIDE, PHOTO_BYTES_LIMIT } from '#app/lib/photo-limits.ts'
import { fitsInMemory, limitDecoding, sharp } from './decoder.ts'
import { photoRefused } from './photo-refusals.ts'
import { checkPhotoType } from './photo-type.ts'
import { makePlaceholder } from './placeholder.ts'

/** A person's photo, ready for storage. */
export interface PreparedPhoto {
  /** JPEG in sRGB, upright, without any metadata, at most 2048 pixels on its long side. */
  picture: Buffer
  width: number
  height: number
  extension: 'jpg'
  /** Data URL of at most 400 characters. */
  placeholder: string
}

/**
 * Prepares an uploaded photo for storage. Detects the type from the content, limits the size before decoding, rotates
 * the photo upright and strips metadata (GPS, camera, thumbnails). Transparent pixels become white. Never enlarges.
 *
 * @param content the uploaded file
 * @throws AppError with a code of `PHOTO_SENTENCES` and advice for the person
 */
export async function preparePhoto(content: Buffer): Promise<PreparedPhoto> {
  if (content.length === 0) throw photoRefused('photo_empty')
  if (content.length > PHOTO_BYTES_LIMIT) throw photoRefused('photo_too_large')
  await checkPhotoType(content)
  return limitDecoding(async () => {
    checkHeader(await readHeader(content))
    const { data: picture, info } = await decode(content)
    const { width, height } = info
    return { picture, width, height, extension: 'jpg', placeholder: await makePlaceholder(picture) }
  })
}

async function readHeader(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw photoRefused('photo_damaged', cause)
  }
}

function checkHeader(header: Metadata): void {
  if (!fitsInMemory(header)) throw photoRefused('photo_too_many_pixels')
  if ((header.pages ?? 1) > 1) throw photoRefused('photo_animated')
  const shorter = Math.min(header.width, header.height)
  const longer = Math.max(header.width, header.height)
  if (shorter < MIN_PHOTO_SIDE) throw photoRefused('photo_too_small')
  if ((shorter * MAX_PHOTO_SIDE) / longer < MIN_PHOTO_SIDE) throw photoRefused('photo_too_narrow')
}

/** One pass: reads (already reduced where the format allows), rotates, reduces and encodes. */
async function decode(content: Buffer) {
  try {
    return await toJpeg(content, 'warning')
  } catch (complaint) {
    if (!isHarmless(complaint)) throw photoRefused('photo_damaged', complaint)
    return await toJpeg(content, 'error').catch((cause) => {
      throw photoRefused('photo_damaged', cause)
    })
  }
}

/** Some phones write this one fault into every photo, although the picture is complete. */
function isHarmless(complaint: unknown): boolean {
  return String(complaint).includes('Invalid SOS parameters')
}

function toJpeg(content: Buffer, failOn: 'warning' | 'error') {
  return sharp(content, { failOn, limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
}
