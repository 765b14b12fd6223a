import { sobelGradients } from '#app/platform/ai/quality/sobel.ts'
import { type Line, straightLines } from '#app/platform/ai/quality/straight-lines.ts'
import { clamp } from '../../colour/curves.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import { type Plane, quantileOf, type Size } from '../../raster/planes.ts'

/** Lines shorter than this share of the picture's shorter side are found on anything. */
const LONG = 0.2
/** Widest angle from the vertical, as a slope. */
const UPRIGHT = 0.12
/** Lines so near the picture's edge (a share of its sides) frame the picture, as on a scan, and nothing in it. */
const MARGIN = 0.03
/** The range of lightness that a picture is stretched to, so that lines show in a dim photo too. */
const FULL_RANGE = 0.85
const MAX_STRETCH = 2.5

/** Long straight edges of a picture, as multiples of its shorter side. */
export interface Straightness {
  /** Length of all together. */
  lines: number
  /** Of those that stand upright: corners, door and window frames, cupboards. */
  upright: number
}

/**
 * Measures the straight edges that every room has and nature has not, with the line finder of the quality checks.
 * @param L Oklab lightness
 */
export function measureStraightness(L: Plane, size: Size): Straightness {
  const stretch = 255 * clamp(FULL_RANGE / rangeOf(L), 1, MAX_STRETCH)
  const grey = boxMean(L, size, 1).map((light) => light * stretch)
  const shorter = Math.min(size.width, size.height)
  const long = straightLines(sobelGradients(grey, size.width, size.height)).filter(
    (line) => line.length > LONG * shorter && !framesPicture(line, size),
  )
  const sum = (lines: typeof long) => lines.reduce((total, { length }) => total + length, 0) / shorter
  return { lines: sum(long), upright: sum(long.filter(({ alongX }) => Math.abs(alongX) < UPRIGHT)) }
}

function framesPicture({ x, y, alongX }: Line, { width, height }: Size): boolean {
  const [place, side] = Math.abs(alongX) < UPRIGHT ? [x, width] : [y, height]
  return place < MARGIN * side || place > (1 - MARGIN) * side
}

function rangeOf(L: Plane): number {
  const histogram = new Float64Array(256)
  for (const light of L) histogram[clamp(Math.round(light * 255), 0, 255)]!++
  return Math.max(0.01, quantileOf(histogram, 0.98) - quantileOf(histogram, 0.02))
}
