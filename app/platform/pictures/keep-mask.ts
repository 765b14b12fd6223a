import { sharp } from './decoder.ts'

/** A brush stroke over a photo. Lengths and positions are fractions (0…1) of the photo's width and height. */
export interface BrushStroke {
  points: [x: number, y: number][]
  /** Brush width, as a fraction of the photo's width. */
  width: number
}

/** A kept area: its outlines, filled by the even-odd rule, with corners as fractions (0…1) of width and height. */
export interface KeptArea {
  outlines: [x: number, y: number][][]
}

export type KeptPart = BrushStroke | KeptArea

interface Size {
  width: number
  height: number
}

/** Width of the soft border between kept and redesigned parts, as a fraction of the width. */
const SOFTNESS = 0.006

/**
 * Draws the kept parts as a mask.
 *
 * @param size of the mask in pixels
 * @param soft whether the border fades
 * @returns a grey PNG in which white is kept
 */
export async function keepMask(parts: KeptPart[], size: Size, soft: boolean): Promise<Buffer> {
  const at = ([x, y]: [number, number]) => `${(x * size.width).toFixed(1)},${(y * size.height).toFixed(1)}`
  const lines = parts.map((part) => {
    if ('outlines' in part) {
      const path = part.outlines.map((outline) => `M${outline.map(at).join('L')}Z`).join('')
      return `<path d="${path}" fill="#fff" fill-rule="evenodd" stroke="none"/>`
    }
    const places = part.points.map(at)
    // A tap is a line from a point to itself, which round ends turn into a dot.
    const line = places.length === 1 ? [...places, places[0]] : places
    return `<polyline points="${line.join(' ')}" stroke-width="${(part.width * size.width).toFixed(1)}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#000"/>
    <g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
  const mask = sharp(Buffer.from(drawing)).flatten({ background: '#000' }).greyscale()
  return (soft ? mask.blur(Math.max(0.5, SOFTNESS * size.width)) : mask).png().toBuffer()
}

/**
 * Copies the kept parts of a photo onto its redesign, with soft borders.
 *
 * @param redesign JPEG in the photo's proportions
 * @returns JPEG of the redesign's size
 */
export async function putBack(
  photo: Buffer,
  redesign: { picture: Buffer; width: number; height: number },
  parts: KeptPart[],
): Promise<Buffer> {
  const { picture, width, height } = redesign
  const mask = await keepMask(parts, { width, height }, true)
  const alpha = await sharp(mask).toColourspace('b-w').raw().toBuffer()
  const kept = await sharp(photo)
    .resize({ width, height, fit: 'fill' })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(picture)
    .composite([{ input: kept }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
