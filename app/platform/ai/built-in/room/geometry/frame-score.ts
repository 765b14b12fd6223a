import type { Line } from '#app/platform/ai/quality/straight-lines.ts'
import type { Point, RoomAxes } from './room-camera.ts'
import type { Vector } from './vectors.ts'

/** The focal length and axes that the lines of a photo test. */
export interface Frame {
  focal: number
  axes: RoomAxes
}

/** Sine of the maximum angle (3°) between a line and the direction to its vanishing point. */
const MAX_MISS = Math.sin((3 * Math.PI) / 180)
/** Maximum length that counts, relative to the picture's shorter side, so that one long edge is only one edge. */
const LONGEST = 0.6
/** Prior of the focal length. Phones and home cameras have 17 to 55 mm in 35 mm equivalent, mostly about 26 mm. */
const USUAL_FOCAL = 0.72
const FOCAL_SPREAD = 0.4
/** Standard deviations of roll and pitch of a hand-held camera, in radians. */
const LEAN = 0.05
const TILT = 0.22
/** Weight of these priors, relative to that of the lines. */
const HABIT = 0.06

/** A photo's lines relative to its centre, with weights, and its longer side in pixels. */
export interface WeighedLines {
  lines: { x: number; y: number; alongX: number; alongY: number; weight: number }[]
  total: number
  longSide: number
}

/** Centres lines and weights them by length. */
export function weighLines(lines: readonly Line[], centre: Point): WeighedLines {
  const [width, height] = [2 * centre.x + 1, 2 * centre.y + 1]
  const longest = LONGEST * Math.min(width, height)
  const weighed = lines.map(({ x, y, alongX, alongY, length }) => ({
    ...{ x: x - centre.x, y: y - centre.y, alongX, alongY },
    weight: Math.min(length, longest),
  }))
  return {
    lines: weighed,
    total: weighed.reduce((sum, { weight }) => sum + weight, 0),
    longSide: Math.max(width, height),
  }
}

/** Agreement of a line with the vanishing point of a direction, from 0 (none) to 1 (exact). */
export function agreement(line: WeighedLines['lines'][number], direction: Vector, focal: number): number {
  const towardsX = focal * direction[0] - direction[2] * line.x
  const towardsY = focal * direction[1] - direction[2] * line.y
  const distance = Math.sqrt(towardsX * towardsX + towardsY * towardsY)
  if (distance < 1e-9) return 0
  const miss = (line.alongX * towardsY - line.alongY * towardsX) / (distance * MAX_MISS)
  return Math.max(0, 1 - miss * miss)
}

/** Score of a frame by its lines and the priors, about 0…1. */
export function frameScore({ focal, axes }: Frame, { lines, total, longSide }: WeighedLines): number {
  const { up, across, away } = axes
  let sum = 0
  for (const line of lines) {
    sum +=
      line.weight *
      Math.max(agreement(line, up, focal), agreement(line, across, focal), agreement(line, away, focal))
  }
  const unusual =
    (Math.log(focal / (USUAL_FOCAL * longSide)) / FOCAL_SPREAD) ** 2 +
    (up[0] / LEAN) ** 2 +
    (up[2] / TILT) ** 2
  return sum / total - HABIT * Math.min(4, unusual / 2)
}
