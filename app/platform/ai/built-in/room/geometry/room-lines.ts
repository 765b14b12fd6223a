import { sobelGradients } from '#app/platform/ai/quality/sobel.ts'
import { type Line, straightLines } from '#app/platform/ai/quality/straight-lines.ts'
import { clamp } from '../../colour/curves.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import { type Plane, quantileOf, type Size } from '../../raster/planes.ts'

/** Range of lightness after contrast stretching, so that dim photos show lines too. */
const FULL_RANGE = 0.85
const MAX_STRETCH = 2.5
/** Maximum slope from the vertical. */
const UPRIGHT = 0.12
/** Margin, as a fraction of the sides. Lines within it frame the picture, as on a scan. */
const MARGIN = 0.03

/**
 * Finds the straight edges of a photo with the line finder of the quality checks.
 * @param L Oklab lightness
 * @returns lines in pixels of the raster, without those that frame the picture
 */
export function roomLines(L: Plane, size: Size): Line[] {
  const stretch = 255 * clamp(FULL_RANGE / rangeOf(L), 1, MAX_STRETCH)
  const grey = boxMean(L, size, 1).map((light) => light * stretch)
  const lines = straightLines(sobelGradients(grey, size.width, size.height))
  return lines.filter((line) => !framesPicture(line, size))
}

/** Whether a line is vertical in the picture. */
export function isUpright({ alongX }: Line): boolean {
  return Math.abs(alongX) < UPRIGHT
}

function framesPicture(line: Line, { width, height }: Size): boolean {
  const [place, side] = isUpright(line) ? [line.x, width] : [line.y, height]
  return place < MARGIN * side || place > (1 - MARGIN) * side
}

function rangeOf(L: Plane): number {
  const histogram = new Float64Array(256)
  for (const light of L) histogram[clamp(Math.round(light * 255), 0, 255)]!++
  return Math.max(0.01, quantileOf(histogram, 0.98) - quantileOf(histogram, 0.02))
}
