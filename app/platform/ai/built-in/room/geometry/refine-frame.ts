import { type Frame, frameScore, type WeighedLines } from './frame-score.ts'
import type { RoomAxes } from './room-camera.ts'
import { turned, type Vector } from './vectors.ts'

/** First and last step of the search, in radians; the focal length changes by twice the step, in logarithms. */
const FIRST_STEP = 0.03
const LAST_STEP = 0.0004
const AXES: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Refines the rotation and focal length of a frame by pattern search with shrinking steps. */
export function refineFrame(start: Frame, weighed: WeighedLines): { frame: Frame; score: number } {
  let frame = start
  let score = frameScore(frame, weighed)
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const [next] = neighbours(frame, step)
      .map((each) => ({ frame: each, score: frameScore(each, weighed) }))
      .sort((p, q) => q.score - p.score)
    if (next!.score > score) ({ frame, score } = next!)
    else step /= 2
  }
  return { frame, score }
}

function neighbours({ focal, axes }: Frame, step: number): Frame[] {
  return [step, -step].flatMap((by) => [
    ...AXES.map((axis) => ({ focal, axes: turnedAxes(axes, axis, by) })),
    { focal: focal * Math.exp(2 * by), axes },
  ])
}

function turnedAxes({ up, across, away }: RoomAxes, axis: Vector, angle: number): RoomAxes {
  return {
    up: turned(up, axis, angle),
    across: turned(across, axis, angle),
    away: turned(away, axis, angle),
  }
}
