import { type Random, seededRandom } from '#app/lib/seeded-random.ts'
import type { Line } from '#app/platform/ai/quality/straight-lines.ts'
import { smoothstep } from '../../colour/curves.ts'
import type { Size } from '../../raster/planes.ts'
import { agreement, type Frame, frameScore, type WeighedLines, weighLines } from './frame-score.ts'
import { refineFrame } from './refine-frame.ts'
import { middleOf, type RoomAxes, type RoomCamera } from './room-camera.ts'
import { cross, scaled, unit, type Vector } from './vectors.ts'

/** Candidate focal lengths, relative to the picture's longer side: about 15 to 60 mm in 35 mm equivalent. */
const FOCALS = [0.42, 0.5, 0.6, 0.72, 0.87, 1.05, 1.3, 1.65]
const TRIES = 320
/** Number of the best frames that are refined. */
const REFINED = 8
const SEED = 1
const MIN_LINES = 6
/** A hand-held camera rolls (sine) and pitches less than this. */
const MAX_LEAN = 0.3
const MAX_TILT = 0.65
/** Minimum agreement of a line that belongs to an axis. */
const BELONGS = 0.3

/**
 * Finds the camera and the room's axes from three orthogonal vanishing points. For each of several focal lengths, two
 * lines give an axis and a third one an axis orthogonal to it (Bazin & Pollefeys, "3-line RANSAC for Orthogonal
 * Vanishing Point Detection", IROS 2012). The best frames are refined on all lines. Deterministic.
 * @param lines the photo's straight edges, see `roomLines`
 * @returns undefined when too few lines support any axes
 */
export function findCamera(lines: readonly Line[], size: Size): RoomCamera | undefined {
  if (lines.length < MIN_LINES) return undefined
  const centre = middleOf(size)
  const weighed = weighLines(lines, centre)
  const [best] = bestFrames(weighed)
    .map((frame) => refineFrame(frame, weighed))
    .sort((p, q) => q.score - p.score)
  if (!best) return undefined
  const sure = surenessOf(best.frame, weighed)
  return sure > 0 ? { ...best.frame, centre, sure } : undefined
}

function bestFrames(weighed: WeighedLines): Frame[] {
  const random = seededRandom(SEED)
  const pick = linePicker(weighed, random)
  const best: { frame: Frame; score: number }[] = []
  for (const share of FOCALS) {
    const focal = share * weighed.longSide
    for (let round = 0; round < TRIES; round++) {
      const axes = axesFrom(pick(focal), pick(focal), pick(focal))
      if (!axes) continue
      const frame = { focal, axes }
      const score = frameScore(frame, weighed)
      if (best.length === REFINED && score <= best.at(-1)!.score) continue
      best.push({ frame, score })
      best.sort((p, q) => q.score - p.score)
      best.length = Math.min(best.length, REFINED)
    }
  }
  return best.map(({ frame }) => frame)
}

/** Returns a sampler of lines by weight. It returns the normal of the interpretation plane (through line and camera). */
function linePicker({ lines, total }: WeighedLines, random: Random): (focal: number) => Vector {
  const ends: number[] = []
  let sum = 0
  for (const { weight } of lines) {
    sum += weight
    ends.push(sum)
  }
  return (focal) => {
    const at = random() * total
    const { x, y, alongX, alongY } =
      lines[
        Math.max(
          0,
          ends.findIndex((end) => at < end),
        )
      ]!
    return cross([x / focal, y / focal, 1], [alongX, alongY, 0])
  }
}

/** The axes from two lines that share one axis and a third line along another. */
function axesFrom(first: Vector, second: Vector, third: Vector): RoomAxes | undefined {
  const one = unit(cross(first, second))
  const two = one && unit(cross(one, third))
  return one && two && named([one, two, cross(one, two)])
}

/** Names the axes by their directions; undefined when none can be vertical. */
function named(axes: [Vector, Vector, Vector]): RoomAxes | undefined {
  const [steepest, ...level] = axes.sort((p, q) => Math.abs(q[1]) - Math.abs(p[1]))
  const up = scaled(steepest, -Math.sign(steepest[1]))
  if (Math.abs(up[0]) > MAX_LEAN || Math.abs(up[2]) > MAX_TILT) return undefined
  const [side, depth] = level.sort((p, q) => Math.abs(q[0]) - Math.abs(p[0])) as [Vector, Vector]
  return { up, across: scaled(side, Math.sign(side[0]) || 1), away: scaled(depth, Math.sign(depth[2]) || 1) }
}

/** Certainty (0…1): high when most lines follow the axes, there are many of them, and at least two axes have lines. */
function surenessOf({ focal, axes }: Frame, { lines, total, longSide }: WeighedLines): number {
  const followers = [axes.up, axes.across, axes.away].map((axis) =>
    lines.filter((line) => agreement(line, axis, focal) > BELONGS),
  )
  const lengths = followers.map((own) => own.reduce((sum, { weight }) => sum + weight, 0))
  const share = lengths.reduce((sum, length) => sum + length) / total
  const second = lengths.toSorted((p, q) => q - p)[1]! / longSide
  const many = followers.reduce((sum, own) => sum + own.length, 0)
  return smoothstep(0.4, 0.8, share) * smoothstep(3, 12, many) * smoothstep(0.1, 0.5, second)
}
