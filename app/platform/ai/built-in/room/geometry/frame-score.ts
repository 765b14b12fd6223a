import type { Line } from '#app/platform/ai/quality/straight-lines.ts'
import type { Point, RoomAxes } from './room-camera.ts'
import type { Vector } from './vectors.ts'

/** Focal length and axes: what the lines of a photo are asked about. */
export interface Frame {
  focal: number
  axes: RoomAxes
}

/** A line that points past a vanishing point by more than this sine (3°) does not belong to it. */
const MAX_MISS = Math.sin((3 * Math.PI) / 180)
/** A line counts by its length, up to this share of the picture's shorter side: one long edge is one edge. */
const LONGEST = 0.6
/** Phones and cameras for homes: focal lengths of 17 to 55 mm on a frame of 36 mm, most of them near 26 mm. */
const USUAL_FOCAL = 0.72
const FOCAL_SPREAD = 0.4
/** How far, in radians, a camera held by hand leans to a side, and looks up or down (standard deviations). */
const LEAN = 0.05
const TILT = 0.22
/** What the habits of those who take photos weigh against the lines, as a share of the lines' weight. */
const HABIT = 0.06

/** A photo's lines about its middle, with their weights, and the picture's longer side in pixels. */
export interface WeighedLines {
  lines: { x: number; y: number; alongX: number; alongY: number; weight: number }[]
  total: number
  longSide: number
}

/** Prepares lines for scoring: weights by length. */
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

/** How well a line runs towards the vanishing point of a direction: 0 (not at all) … 1 (exactly). */
export function agreement(line: WeighedLines['lines'][number], direction: Vector, focal: number): number {
  const towardsX = focal * direction[0] - direction[2] * line.x
  const towardsY = focal * direction[1] - direction[2] * line.y
  const distance = Math.sqrt(towardsX * towardsX + towardsY * towardsY)
  if (distance < 1e-9) return 0
  const miss = (line.alongX * towardsY - line.alongY * towardsX) / (distance * MAX_MISS)
  return Math.max(0, 1 - miss * miss)
}

/** How well the lines and the habits of those who take photos speak for a frame; about 0…1. */
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
