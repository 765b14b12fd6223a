/** A pixel of a side: its place along the side, and across it, both in pixels of the picture. */
export interface PointOfSide {
  along: number
  across: number
}

/** The places `across` of a side: `start + slope × along`. */
export interface Line {
  start: number
  slope: number
}

/** Minimum number of pixels of a side, and the number that is enough to find its line. */
const FEWEST = 6
const ENOUGH = 40
/** Maximum mean distance of a side's pixels from its line: in pixels, or as a fraction of its length. */
const SCATTER = [0.5, 0.025] as const

/**
 * Fits the line with the median of all slopes between pixels (Theil 1950, Sen 1968), which dents hardly bend. Pixels
 * less than half the side apart do not count: whole pixels have no slope but 0 there.
 * @returns undefined for too few pixels
 */
export function theilSen(points: readonly PointOfSide[]): Line | undefined {
  if (points.length < FEWEST) return undefined
  const every = Math.ceil(points.length / ENOUGH)
  const some = points.filter((_, index) => index % every === 0)
  const slopes = some.flatMap((p, i) =>
    some.slice(i + (some.length >> 1)).map((q) => (q.across - p.across) / (q.along - p.along)),
  )
  const slope = median(slopes)
  return { slope, start: median(some.map(({ along, across }) => across - slope * along)) }
}

/** Whether the pixels lie along the line, but for dents. A circle's do not. */
export function isStraight(points: readonly PointOfSide[], { start, slope }: Line): boolean {
  const away = points.reduce((sum, { along, across }) => sum + Math.abs(across - start - slope * along), 0)
  return away <= points.length * Math.max(SCATTER[0], SCATTER[1] * points.length)
}

const median = (values: number[]) => values.sort((p, q) => p - q)[values.length >> 1]!
