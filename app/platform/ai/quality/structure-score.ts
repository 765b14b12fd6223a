import type { OpenPicture } from '../../pictures/open-picture.ts'
import { gradientsOf } from './gradients.ts'
import { ALIKE, type Gradients } from './sobel.ts'
import { type Line, straightLines } from './straight-lines.ts'

/** Longer side of the analysed picture in pixels. */
const LONG_SIDE = 448
/** Maximum displacement of an edge, in pixels of that size. */
const MOVED = 2
/** Minimum strength of an edge that counts as found, low because finishes change contrast. */
const WEAKEST = 2.5
/** Below this fraction of the height there is mostly furniture, which may change. */
const FURNITURE = 0.62
const FURNITURE_WEIGHT = 0.25
/** Minimum number of line pixels, relative to the photo's shorter side. */
const MIN_LINES = 1.5

/**
 * Measures how much of a room's structure a redesign kept: the fraction of the photo's long straight edges (corners,
 * window and door frames, ceiling and skirting lines) that have an edge at the same place in the same direction. The
 * fraction expected by chance, measured beside each line, is subtracted: 0 is chance, 1 is every line.
 *
 * @param redesign in the photo's proportions
 * @param size of the photo in pixels
 * @returns 0…1, or null when the photo has too few lines to tell
 */
export async function structureScore(
  photo: OpenPicture,
  redesign: OpenPicture,
  { width, height }: { width: number; height: number },
): Promise<number | null> {
  const scale = LONG_SIDE / Math.max(width, height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [before, after] = await Promise.all([gradientsOf(photo, size), gradientsOf(redesign, size)])
  const lines = straightLines(before)
  const total = lines.reduce((sum, line) => sum + line.length, 0)
  if (total < MIN_LINES * Math.min(size.width, size.height)) return null
  let found = 0
  let chance = 0
  let weights = 0
  for (const line of lines) {
    const weight = line.length * (line.y > FURNITURE * size.height ? FURNITURE_WEIGHT : 1)
    found += weight * support(after, line, 0)
    chance += weight * supportByChance(after, line)
    weights += weight
  }
  return Math.max(0, Math.min(1, (found - chance) / Math.max(1e-6, weights - chance)))
}

/** Fraction of a line's pixels, shifted sideways, with a parallel edge close by. */
function support(picture: Gradients, line: Line, sideways: number): number {
  const { width, height, strength, cosine, sine } = picture
  // Brightness changes across the line, so twice the gradient's angle is twice the line's plus half a turn.
  const normalX = line.alongY ** 2 - line.alongX ** 2
  const normalY = -2 * line.alongX * line.alongY
  let seen = 0
  let found = 0
  for (let at = -line.length / 2; at <= line.length / 2; at += 1) {
    let hit = false
    let inside = false
    for (let off = -MOVED; off <= MOVED && !hit; off++) {
      const x = Math.round(line.x + at * line.alongX - (sideways + off) * line.alongY)
      const y = Math.round(line.y + at * line.alongY + (sideways + off) * line.alongX)
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue
      inside = true
      const index = y * width + x
      hit = strength[index]! >= WEAKEST && cosine[index]! * normalX + sine[index]! * normalY >= ALIKE
    }
    if (inside) seen += 1
    if (hit) found += 1
  }
  return seen === 0 ? 0 : found / seen
}

function supportByChance(picture: Gradients, line: Line): number {
  const step = Math.min(picture.width, picture.height) / 20
  const offsets = [-2 * step, -step, step, 2 * step]
  return offsets.reduce((sum, offset) => sum + support(picture, line, offset), 0) / offsets.length
}
