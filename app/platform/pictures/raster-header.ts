import { fileTypeFromBuffer } from 'file-type'
import type { Metadata } from 'sharp'
import { fitsInMemory, sharp } from './decoder.ts'

const RASTERS = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Reads the header of an untrusted picture before it is decoded.
 *
 * @param maxPixels maximum number of pixels
 * @throws Error when the content is not a still JPEG, PNG or WebP, or is too large
 */
export async function rasterHeader(content: Buffer, maxPixels: number): Promise<Metadata> {
  const type = (await fileTypeFromBuffer(content))?.mime ?? 'an unknown format'
  if (!RASTERS.includes(type)) throw new Error(`The picture is ${type}, not JPEG, PNG or WebP`)
  const header = await sharp(content, { limitInputPixels: false }).metadata()
  if ((header.pages ?? 1) > 1) throw new Error('The picture is animated')
  if (header.width * header.height > maxPixels || !fitsInMemory(header))
    throw new Error(`The picture has ${header.width} × ${header.height} pixels`)
  return header
}
