import { ALIKE, type Gradients } from './sobel.ts'

/** A straight edge, in pixels of the picture it was found in. */
export interface Line {
  /** Its midpoint. */
  x: number
  y: number
  /** Unit vector along it. */
  alongX: number
  alongY: number
  length: number
}

/** Minimum strength of an edge that a line may start from or grow along. */
const WEAKEST = 4
const WEAKEST_SEED = 2 * WEAKEST
/** Step of the sorted strengths, as in LSD. */
const STRENGTH_STEP = 1 / 8
const STRONGEST = 256
/** Minimum length of a line, relative to the picture's shorter side. Shorter ones mostly belong to objects. */
const MIN_LENGTH = 0.12
/** Minimum ratio of a line's length to its width. */
const SLIMNESS = 6

/**
 * Finds straight edges by growing regions of neighbouring pixels whose edges have the same direction, strongest
 * first. This is the first step of LSD (Grompone von Gioi et al., "LSD: a Line Segment Detector", IPOL 2012), with a
 * test of slimness in place of its statistical one.
 */
export function straightLines(gradients: Gradients): Line[] {
  const { width, height } = gradients
  const used = new Uint8Array(width * height)
  const pixels = new Int32Array(width * height)
  const minLength = MIN_LENGTH * Math.min(width, height)
  const lines: Line[] = []
  for (const seed of seedsOf(gradients)) {
    if (used[seed]) continue
    const size = grow(gradients, seed, used, pixels)
    if (size < minLength) continue
    const line = asLine(gradients, pixels.subarray(0, size))
    if (line && line.length >= minLength) lines.push(line)
  }
  return lines
}

/** Pixels that a line may start from, strongest first, by a counting sort. */
function seedsOf({ strength }: Gradients): Int32Array {
  const rankOf = (value: number) => Math.floor(value / STRENGTH_STEP)
  const places = new Int32Array(rankOf(STRONGEST) + 1)
  for (let index = 0; index < strength.length; index++)
    if (strength[index]! >= WEAKEST_SEED) places[rankOf(strength[index]!)]! += 1
  for (let rank = places.length - 2; rank >= 0; rank--) places[rank]! += places[rank + 1]!
  const seeds = new Int32Array(places[0]!)
  for (let index = 0; index < strength.length; index++) {
    const value = strength[index]!
    if (value >= WEAKEST_SEED) seeds[places[rankOf(value) + 1]!++] = index
  }
  return seeds
}

/**
 * Collects the pixels of one region and marks them as used.
 *
 * @param pixels receives their indices
 * @returns their number
 */
function grow(gradients: Gradients, seed: number, used: Uint8Array, pixels: Int32Array): number {
  const { width, strength, cosine, sine } = gradients
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  let size = 1
  pixels[0] = seed
  used[seed] = 1
  let sumX = cosine[seed]!
  let sumY = sine[seed]!
  for (let next = 0; next < size; next++) {
    const least = ALIKE * Math.sqrt(sumX * sumX + sumY * sumY)
    const [meanX, meanY] = [sumX, sumY]
    for (const step of steps) {
      const neighbour = pixels[next]! + step
      if (used[neighbour] !== 0 || strength[neighbour]! < WEAKEST) continue
      if (cosine[neighbour]! * meanX + sine[neighbour]! * meanY < least) continue
      used[neighbour] = 1
      pixels[size++] = neighbour
      sumX += cosine[neighbour]!
      sumY += sine[neighbour]!
    }
  }
  return size
}

/** The line along the region's longer axis; undefined when the region is not a line. */
function asLine({ width, strength }: Gradients, region: Int32Array): Line | undefined {
  let weight = 0
  let x = 0
  let y = 0
  for (const index of region) {
    weight += strength[index]!
    x += strength[index]! * (index % width)
    y += strength[index]! * Math.floor(index / width)
  }
  x /= weight
  y /= weight
  let xx = 0
  let yy = 0
  let xy = 0
  for (const index of region) {
    const dx = (index % width) - x
    const dy = Math.floor(index / width) - y
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  const direction = Math.atan2(2 * xy, xx - yy) / 2
  const [alongX, alongY] = [Math.cos(direction), Math.sin(direction)]
  // A uniform bar of length l has a variance of l²/12 along it.
  const spread = (ax: number, ay: number) =>
    Math.sqrt((12 * (xx * ax * ax + 2 * xy * ax * ay + yy * ay * ay)) / region.length)
  const length = spread(alongX, alongY)
  return length >= SLIMNESS * spread(-alongY, alongX) ? { x, y, alongX, alongY, length } : undefined
}
