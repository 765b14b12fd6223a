import { columnSums } from '../../raster/column-sums.ts'
import type { Plane, Size } from '../../raster/planes.ts'

/** Height in rows of the bands above and below a border whose mean lightness is compared, and the gap beside it. */
const BAND = 5
const GAP = 1

/** The step in lightness (−1…1) across a level border at a row of a column. */
export type StepAt = (x: number, y: number) => number

/**
 * Measures steps in lightness across level borders.
 * @param L lightness of the photo
 * @returns the step (−1…1) at a row of a column, positive where it is lighter above; 0 where a band leaves the picture
 */
export function lightnessSteps(L: Plane, { width, height }: Size): StepAt {
  const sums = columnSums((i) => L[i]!, { width, height })
  const meanOf = (x: number, from: number, to: number) =>
    (sums[to * width + x]! - sums[from * width + x]!) / (to - from)
  return (x, y) =>
    y - GAP - BAND < 0 || y + GAP + BAND >= height
      ? 0
      : meanOf(x, y - GAP - BAND, y - GAP) - meanOf(x, y + GAP, y + GAP + BAND)
}
