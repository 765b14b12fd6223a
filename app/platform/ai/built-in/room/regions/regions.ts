import { smoothstep } from '../../colour/curves.ts'
import { hueOf } from '../../colour/oklab.ts'
import type { Segmentation } from '../../raster/graph-segmentation.ts'
import type { Face } from '../geometry/box-evidence.ts'
import type { Observation } from '../observation.ts'

export type Surface = 'wall' | 'ceiling' | 'floor' | 'rug' | 'window' | 'view' | 'soft' | 'person' | 'other'

/** Measurements of one region. Lengths and positions are fractions (0…1) of the picture. */
export interface Region {
  id: number
  pixels: number
  area: number
  centreX: number
  centreY: number
  /** Bounds without the outermost 4 % of the pixels on each side. */
  left: number
  right: number
  top: number
  bottom: number
  /** Fractions of the picture's edges that the region touches. */
  touchesTop: number
  touchesBottom: number
  touchesSides: number
  /** Mean Oklab colour. */
  L: number
  a: number
  b: number
  chroma: number
  /** Degrees. */
  hue: number
  /** Standard deviation of L. */
  spread: number
  /** Mean change of L per pixel. */
  texture: number
  /** Fraction of clipped pixels. */
  clipped: number
  surface: Surface
  /** The face of the room's box that contains it, if the box is known. */
  face?: Face
  /** Fraction (0…1) that it covers of the region from which the box cut it. */
  within?: number
  /** Confidence in the surface, 0…1. */
  trust: number
}

const BURNT_OUT = 246
const EDGE_ROWS = 2

/** Measures every region of a segmentation. */
export function measureRegions(segments: Segmentation, seen: Observation): Region[] {
  const regions = Array.from({ length: segments.count }, (_, id) => emptyRegion(id))
  const columns = new Int32Array(segments.count * seen.size.width)
  const rows = new Int32Array(segments.count * seen.size.height)
  addPixels(regions, segments.labels, seen, columns, rows)
  for (const region of regions) finish(region, seen, columns, rows)
  return regions
}

/** Reduction (0…1) of the likelihood that a wooden region is the main wall: fitted cupboards are as large and plain. */
export const SELDOM_WOOD = 0.7

/** Similarity (0…1) of a colour to wood. */
export function woodiness(region: Pick<Region, 'hue' | 'chroma'>): number {
  return (
    smoothstep(28, 42, region.hue) *
    (1 - smoothstep(88, 105, region.hue)) *
    smoothstep(0.02, 0.04, region.chroma)
  )
}

/** Whether two regions' mean colours differ by less than `chroma` (in a, b) and `light` (in L). */
export function alike(p: Region, q: Region, chroma: number, light: number): boolean {
  return Math.hypot(p.a - q.a, p.b - q.b) < chroma && Math.abs(p.L - q.L) < light
}

/** Whether a region is labelled as wall or ceiling. */
export const isShell = ({ surface }: Region): boolean => surface === 'wall' || surface === 'ceiling'

/** Whether a region may still be relabelled: it is shell, or nothing was found in it. */
export const isOpen = (region: Region): boolean => isShell(region) || region.surface === 'other'

function emptyRegion(id: number): Region {
  return {
    ...{ id, pixels: 0, area: 0, centreX: 0, centreY: 0, left: 0, right: 0, top: 0, bottom: 0 },
    ...{ touchesTop: 0, touchesBottom: 0, touchesSides: 0 },
    ...{ L: 0, a: 0, b: 0, chroma: 0, hue: 0, spread: 0, texture: 0, clipped: 0 },
    ...{ surface: 'other' as Surface, trust: 0 },
  }
}

function addPixels(
  regions: Region[],
  labels: Int32Array,
  { size: { width, height }, L, a, b, picture: { data } }: Observation,
  columns: Int32Array,
  rows: Int32Array,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const region = regions[labels[i]!]!
      const light = L[i]!
      region.pixels++
      region.centreX += x
      region.centreY += y
      region.L += light
      region.a += a[i]!
      region.b += b[i]!
      region.spread += light * light
      if (Math.min(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) > BURNT_OUT) region.clipped++
      columns[region.id * width + x]!++
      rows[region.id * height + y]!++
      if (x > 0 && y > 0 && labels[i - 1] === region.id && labels[i - width] === region.id) {
        region.texture += Math.abs(light - L[i - 1]!) + Math.abs(light - L[i - width]!)
      }
      if (y < EDGE_ROWS) region.touchesTop += 1 / (EDGE_ROWS * width)
      if (y >= height - EDGE_ROWS) region.touchesBottom += 1 / (EDGE_ROWS * width)
      if (x < EDGE_ROWS || x >= width - EDGE_ROWS) region.touchesSides += 1 / (EDGE_ROWS * height)
    }
  }
}

function finish(
  region: Region,
  { size: { width, height } }: Observation,
  columns: Int32Array,
  rows: Int32Array,
): void {
  const n = region.pixels
  region.area = n / (width * height)
  region.centreX /= n * width
  region.centreY /= n * height
  region.L /= n
  region.a /= n
  region.b /= n
  region.spread = Math.sqrt(Math.max(0, region.spread / n - region.L ** 2))
  region.texture /= n
  region.clipped /= n
  region.chroma = Math.hypot(region.a, region.b)
  region.hue = hueOf(region.a, region.b)
  const across = columns.subarray(region.id * width, (region.id + 1) * width)
  const down = rows.subarray(region.id * height, (region.id + 1) * height)
  region.left = positionOf(across, n * 0.04)
  region.right = positionOf(across, n * 0.96)
  region.top = positionOf(down, n * 0.04)
  region.bottom = positionOf(down, n * 0.96)
}

/** The position (0…1) at which the running sum reaches `pixels`. */
function positionOf(counts: Int32Array, pixels: number): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) {
    sum += counts[i]!
    if (sum >= pixels) return i / counts.length
  }
  return 1
}
