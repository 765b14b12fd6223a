import type { Line } from '#app/platform/ai/quality/straight-lines.ts'
import type { Size } from '../../raster/planes.ts'
import { isUpright } from '../geometry/room-lines.ts'

/** Lines shorter than this share of the picture's shorter side are found on anything. */
const LONG = 0.2
/** Share of the height above which a line is part of what stands above the furniture. */
const UPPER = 0.4

/** Straight edges of a picture, as multiples of its shorter side. */
export interface Straightness {
  /** Length of all together. */
  total: number
  /** Of those in the upper part of the picture. */
  upper: number
  /** Of the long ones. */
  lines: number
  /** Of the long ones that stand upright: corners, door and window frames, cupboards. */
  upright: number
}

/**
 * Measures the straight edges that every room has and nature has not.
 * @param lines the picture's straight edges, see `roomLines`
 */
export function measureStraightness(lines: readonly Line[], size: Size): Straightness {
  const shorter = Math.min(size.width, size.height)
  const long = lines.filter((line) => line.length > LONG * shorter)
  const sum = (some: readonly Line[]) => some.reduce((total, { length }) => total + length, 0) / shorter
  return {
    total: sum(lines),
    upper: sum(lines.filter(({ y }) => y < UPPER * size.height)),
    lines: sum(long),
    upright: sum(long.filter(isUpright)),
  }
}
