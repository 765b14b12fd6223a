import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/**
 * A drawn room with flat colours: a wall, a floor, a sofa (#2f4a3c), a window and a lamp (#c99a3b).
 *
 * @param width in pixels
 * @param height in pixels
 */
export function room(width = 900, height = 600): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 90 60">
    <rect width="90" height="60" fill="#d9c9b4"/><rect y="42" width="90" height="18" fill="#7d5a3c"/>
    <rect x="8" y="26" width="34" height="18" rx="3" fill="#2f4a3c"/><rect x="56" y="8" width="22" height="20" fill="#f4f1ea"/>
    <circle cx="50" cy="20" r="4" fill="#c99a3b"/></svg>`
  return sharp(Buffer.from(drawing))
}

/** A valid JPEG photo. */
export function jpegPhoto(width?: number, height?: number): Promise<Buffer> {
  return room(width, height).jpeg().toBuffer()
}

/** A photo with its location, as phones write it. */
export function photoWithGps(): Promise<Buffer> {
  return room()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', ImageDescription: 'Our house' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitude: '0/1 7/1 4366/100' },
    })
    .toBuffer()
}

/** The first half of a photo, as an interrupted transfer leaves it. */
export async function truncatedPhoto(): Promise<Buffer> {
  const whole = await jpegPhoto(1200, 800)
  return whole.subarray(0, whole.length / 2)
}

/** The beginning of an iPhone's HEIC file. */
export function heicPhoto(): Buffer {
  const fileType = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mif1heic'),
  ])
  return Buffer.concat([fileType, Buffer.alloc(4096)])
}

/** A PNG whose header claims far more pixels than fit into memory. */
export function enormousPng(side = 50_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Two frames, as animated WebP or GIF. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#d9c9b4', '#2f4a3c'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** A valid JPEG photo of exactly so many bytes, padded with a comment. */
export async function photoOf(bytes: number): Promise<Buffer> {
  const photo = await jpegPhoto()
  const pieces: Buffer[] = []
  for (let left = bytes - photo.length; left > 0; left -= pieces.at(-1)!.length) {
    const comment = Buffer.alloc(Math.min(left, 65_000), 'x')
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(comment.length - 2, 2)
    pieces.push(comment)
  }
  return Buffer.concat([photo.subarray(0, 2), ...pieces, photo.subarray(2)])
}
