import pLimit from 'p-limit'
import sharp, { type Metadata } from 'sharp'

// Every upload is a different picture, so a cache would only waste memory.
sharp.cache(false)
// One thread per picture, because more threads fragment memory with glibc's allocator. Decoding several pictures
// concurrently uses the cores instead.
sharp.concurrency(1)

export { sharp }

/** Pictures decoded concurrently. Two keep two cores busy and leave libuv's other threads for files and TLS. */
const SEATS = 2

/**
 * Runs work that decodes a picture, at most two at a time in this process, because each may hold up to 256 MB and
 * uploads come in bursts. Limited work must not call this again, or it could wait for itself.
 */
export const limitDecoding = pLimit(SEATS)

/** No phone exceeds this: 200 megapixels are 16,320 × 12,240. */
const PIXELS_LIMIT = 220_000_000
const HELD_BYTES_LIMIT = 256 * 1024 * 1024

/** Whether a picture's header shows that decoding stays within one picture's memory limit. */
export function fitsInMemory(header: Metadata): boolean {
  const pixels = header.width * header.height
  return pixels <= PIXELS_LIMIT && pixels * heldBytesPerPixel(header) <= HELD_BYTES_LIMIT
}

/**
 * Bytes that a decoder holds for each pixel of the original, in the worst case. A sequential JPEG is reduced while it
 * is read, so almost nothing is held. A progressive one keeps 16-bit coefficients of every component. Interlaced PNG
 * and WebP are decoded whole.
 */
function heldBytesPerPixel(header: Metadata): number {
  if (header.format !== 'jpeg') return header.channels * (header.depth === 'ushort' ? 2 : 1)
  if (!header.isProgressive) return 0
  return header.chromaSubsampling === '4:2:0' ? 3 : header.channels * 2
}
