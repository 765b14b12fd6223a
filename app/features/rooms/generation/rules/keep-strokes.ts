/** What was brushed over on a photo: shares (0…1) of its width and height. */
export interface KeepStroke {
  points: [x: number, y: number][]
  /** Share of the photo's width. */
  width: number
}

/** Points closer together than this add nothing to a line. */
const STEP = 0.006
/** As many as the server takes. */
export const MAX_POINTS = 500
export const MAX_STROKES = 60

/** Adds a point to the last stroke; one that is hardly further changes nothing. */
export function withPoint(strokes: KeepStroke[], point: [number, number]): KeepStroke[] {
  const last = strokes.at(-1)
  if (!last || last.points.length >= MAX_POINTS) return strokes
  const [x, y] = last.points.at(-1)!
  if (Math.hypot(point[0] - x, point[1] - y) < STEP) return strokes
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, point] }]
}
