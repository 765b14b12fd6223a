import type { Line } from '#app/platform/ai/quality/straight-lines.ts'
import type { Size } from '../../raster/planes.ts'
import { isUpright } from '../geometry/room-lines.ts'

/** Minimum length of a long line, relative to the picture's shorter side. Anything has shorter ones. */
const LONG = 0.2
/** Fraction of the height that lies above the furniture. */
const UPPER = 0.4

/** Total length of a picture's straight edges, relative to its shorter side. */
export interface Straightness {
  /** All edges. */
  total: number
  /** Those in the upper part of the picture. */
  upper: number
  /** The long ones. */
  lines: number
  /** The long vertical ones: corners, door and window frames, cupboards. */
  upright: number
}

/**
 * Measures straight edges, which every room has and nature lacks.
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
