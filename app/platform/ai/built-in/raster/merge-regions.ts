import { DisjointSets } from './disjoint-sets.ts'
import { numberRegions, type Segmentation } from './graph-segmentation.ts'
import { type Plane, type Size, squaredDistance } from './planes.ts'

/** Distance in pixels to either side of a border at which colours are compared: enough to step over a blurred edge. */
const REACH = 3
const MIN_BORDER = 10
const MAX_BORDER_CONTRAST = 0.034
const MAX_COLOUR_DISTANCE = 0.11
/**
 * Regions centred above UPPER never merge with those below LOWER (fractions of the height): wall and floor stay
 * apart.
 */
const UPPER = 0.58
const LOWER = 0.66

interface Border {
  p: number
  q: number
  length: number
  contrast: number
}

/** Sums per region: pixels, L, a, b, row. */
type Sums = Float64Array
const FIELDS = 5

/**
 * Merges adjacent regions without a real edge between them. The graph segmentation often splits the shading of one
 * wall where no line is visible.
 * @param planes smoothed L and weighted a, b
 */
export function mergeWeakBorders(segments: Segmentation, planes: readonly Plane[], size: Size): Segmentation {
  const sets = new DisjointSets(segments.count)
  const sums = sumRegions(segments, planes, size)
  const weak = borders(segments, planes, size)
    .filter((border) => border.length >= MIN_BORDER && border.contrast <= MAX_BORDER_CONTRAST)
    .sort((first, second) => first.contrast - second.contrast)
  for (const border of weak) {
    const p = sets.find(border.p)
    const q = sets.find(border.q)
    if (p === q || !mayJoin(sums, p, q)) continue
    const root = sets.join(p, q)
    const child = root === p ? q : p
    for (let f = 0; f < FIELDS; f++) sums[root * FIELDS + f]! += sums[child * FIELDS + f]!
  }
  return numberRegions(segments.labels.length, segments.count, (i) => sets.find(segments.labels[i]!))
}

function sumRegions(
  { labels, count }: Segmentation,
  planes: readonly Plane[],
  { width, height }: Size,
): Sums {
  const sums = new Float64Array(count * FIELDS)
  for (let i = 0; i < labels.length; i++) {
    const at = labels[i]! * FIELDS
    sums[at]!++
    for (let c = 0; c < 3; c++) sums[at + 1 + c]! += planes[c]![i]!
    sums[at + 4]! += Math.floor(i / width) / height
  }
  return sums
}

function mayJoin(sums: Sums, p: number, q: number): boolean {
  const mean = (region: number, field: number) => sums[region * FIELDS + field]! / sums[region * FIELDS]!
  const light = (mean(p, 1) - mean(q, 1)) * 0.8
  const a = (mean(p, 2) - mean(q, 2)) * 1.6
  const b = (mean(p, 3) - mean(q, 3)) * 1.6
  if (Math.hypot(light, a, b) > MAX_COLOUR_DISTANCE) return false
  const rows = [mean(p, 4), mean(q, 4)]
  return !(Math.min(...rows) < UPPER && Math.max(...rows) > LOWER)
}

function borders(
  { labels, count }: Segmentation,
  planes: readonly Plane[],
  { width, height }: Size,
): Border[] {
  const found = new Map<number, Border>()
  const compare = (i: number, step: number) => {
    const p = labels[i - step]!
    const q = labels[i]!
    const before = i - REACH * step
    const after = i + (REACH - 1) * step
    if (p === q || labels[before] !== p || labels[after] !== q) return
    const key = Math.min(p, q) * count + Math.max(p, q)
    const border = found.get(key) ?? { p: Math.min(p, q), q: Math.max(p, q), length: 0, contrast: 0 }
    found.set(key, border)
    border.length++
    border.contrast += Math.sqrt(squaredDistance(planes, before, after))
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x >= REACH && x < width - REACH) compare(i, 1)
      if (y >= REACH && y < height - REACH) compare(i, width)
    }
  }
  return [...found.values()].map((border) => ({ ...border, contrast: border.contrast / border.length }))
}
