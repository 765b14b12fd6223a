import { angleBetween, type Gradients } from './sobel.ts'

/** A straight edge, in pixels of the picture it was found in. */
export interface Line {
  /** Its middle. */
  x: number
  y: number
  /** Unit vector along it. */
  alongX: number
  alongY: number
  length: number
}

/** Weakest edge that a line may grow from and along. */
const WEAKEST = 4
/** Widest angle between neighbours of one line. */
const TOLERANCE = Math.PI / 8
/** Shortest line that counts, as a share of the picture's shorter side: shorter ones are mostly things. */
const SHORTEST = 0.12
/** A line is at least this many times as long as wide. */
const SLIMNESS = 6

/**
 * Finds straight edges by growing regions of neighbouring pixels whose edges run the same way, strongest first: the
 * first step of LSD (Grompone von Gioi et al., "LSD: a Line Segment Detector", IPOL 2012), with a test of slimness in
 * place of its statistical one.
 */
export function straightLines(gradients: Gradients): Line[] {
  const { width, height, strength } = gradients
  const used = new Uint8Array(width * height)
  const shortest = SHORTEST * Math.min(width, height)
  const seeds = [...strength.keys()].filter((index) => strength[index]! >= 2 * WEAKEST)
  seeds.sort((a, b) => strength[b]! - strength[a]!)
  return seeds.flatMap((seed) => {
    if (used[seed]) return []
    const region = grow(gradients, seed, used)
    if (region.length < shortest) return []
    const line = asLine(gradients, region)
    return line && line.length >= shortest ? [line] : []
  })
}

/** @returns indices of the pixels that belong together; they are marked as used */
function grow({ width, strength, angle }: Gradients, seed: number, used: Uint8Array): number[] {
  const region = [seed]
  used[seed] = 1
  // Directions are averaged with doubled angles, so that 0 and π are the same.
  let sumX = Math.cos(2 * angle[seed]!)
  let sumY = Math.sin(2 * angle[seed]!)
  for (let next = 0; next < region.length; next++) {
    const mean = (Math.atan2(sumY, sumX) / 2 + Math.PI) % Math.PI
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      const neighbour = region[next]! + step
      if (used[neighbour] !== 0 || strength[neighbour]! < WEAKEST) continue
      if (angleBetween(angle[neighbour]!, mean) > TOLERANCE) continue
      used[neighbour] = 1
      region.push(neighbour)
      sumX += Math.cos(2 * angle[neighbour]!)
      sumY += Math.sin(2 * angle[neighbour]!)
    }
  }
  return region
}

/** The line along the region's longer axis; undefined for a region that is no line. */
function asLine({ width, strength }: Gradients, region: number[]): Line | undefined {
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
