/** A brush stroke on a photo, in fractions (0…1) of its width and height. */
export interface KeepStroke {
  points: [x: number, y: number][]
  /** Fraction of the photo's width. */
  width: number
}

/** Minimum distance between points. */
const STEP = 0.006
/** The server's limits. */
export const MAX_POINTS = 500
export const MAX_STROKES = 60

/** Adds a point to the last stroke, unless it is too close to the previous one. */
export function withPoint(strokes: KeepStroke[], point: [number, number]): KeepStroke[] {
  const last = strokes.at(-1)
  if (!last || last.points.length >= MAX_POINTS) return strokes
  const [x, y] = last.points.at(-1)!
  if (Math.hypot(point[0] - x, point[1] - y) < STEP) return strokes
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, point] }]
}
