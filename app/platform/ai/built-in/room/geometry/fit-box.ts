import type { RoomBox } from './room-box.ts'
import type { BoxScorer } from './score-box.ts'

const OUT = Number.POSITIVE_INFINITY
/** Coarse search grid in metres, for a camera 1.5 m above the floor: distances to the walls, height of the ceiling. */
const PLACES: Record<keyof RoomBox, number[]> = {
  left: [0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.6, 3.4, 4.6, 6.5, OUT],
  right: [0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.6, 3.4, 4.6, 6.5, OUT],
  back: [1, 1.25, 1.55, 1.9, 2.3, 2.8, 3.4, 4.1, 5, 6.2, 8, 11, OUT],
  height: [2, 2.15, 2.3, 2.45, 2.6, 2.8, 3, 3.3, 3.7, OUT],
}
const STARTS: RoomBox[] = [1.6, 3.4, 6.2].flatMap((back) =>
  [
    [OUT, OUT],
    [1.6, OUT],
    [OUT, 1.6],
    [2, 2],
  ].map(([left, right]) => ({ left: left!, back, right: right!, height: 2.45 })),
)
const SWEEPS = 3
/** First and last step of the refinement, as fractions of a distance. */
const FIRST_STEP = 0.1
const LAST_STEP = 0.002
const PARTS = ['back', 'left', 'right', 'height'] as const

/**
 * Finds the box with the highest score: coordinate descent on a coarse grid from several starts, then pattern search
 * with shrinking steps.
 */
export function fitBox(scorer: BoxScorer): RoomBox {
  const coarse = STARTS.map((start) => sweep(start, scorer)).sort((p, q) => q.score - p.score)
  const [best] = coarse
    .slice(0, 3)
    .map(({ box }) => refine(box, scorer))
    .sort((p, q) => q.score - p.score)
  return best!.box
}

interface Scored {
  box: RoomBox
  score: number
}

function sweep(start: RoomBox, scorer: BoxScorer): Scored {
  let best = { box: start, score: scorer.score(start) }
  for (let round = 0; round < SWEEPS; round++) {
    const before = best
    for (const part of PARTS) {
      for (const place of PLACES[part]) best = better(best, { ...best.box, [part]: place }, scorer)
    }
    if (best === before) break
  }
  return best
}

function refine(start: RoomBox, scorer: BoxScorer): Scored {
  let best = { box: start, score: scorer.score(start) }
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const before = best
    for (const part of PARTS) {
      for (const by of [1 + step, 1 / (1 + step)]) {
        best = better(best, { ...best.box, [part]: best.box[part] * by }, scorer)
      }
    }
    if (best === before) step /= 2
  }
  return best
}

function better(best: Scored, box: RoomBox, scorer: BoxScorer): Scored {
  const score = scorer.score(box)
  return score > best.score ? { box, score } : best
}
