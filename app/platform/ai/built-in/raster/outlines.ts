import type { Outline } from '../../surfaces.ts'
import type { Size } from './planes.ts'

/** Maximum deviation in pixels of a corner that is dropped. */
const STRAY = 0.75

/**
 * Traces the contours of a mask along pixel edges, those of holes too. Filling them by the even-odd rule restores the
 * mask within a pixel.
 */
export function outlinesOf(mask: Uint8Array, size: Size): Outline[] {
  const next = borderSteps(mask, size)
  const outlines: Outline[] = []
  for (const start of next.keys()) {
    const corners = followFrom(start, next)
    if (corners.length < 3) continue
    const columns = size.width + 1
    const points = corners.map((corner): [number, number] => [corner % columns, Math.floor(corner / columns)])
    const line = simplified(points)
    if (line.length > 2) outlines.push(line.map(([x, y]) => [share(x, size.width), share(y, size.height)]))
  }
  return outlines
}

const share = (value: number, whole: number) => Math.round((value / whole) * 10_000) / 10_000

/** For each corner of the pixel grid on a contour: the next corners, with the mask on the right. */
function borderSteps(mask: Uint8Array, { width, height }: Size): Map<number, number[]> {
  const next = new Map<number, number[]>()
  const columns = width + 1
  const step = (from: number, to: number) => {
    const known = next.get(from)
    if (known) known.push(to)
    else next.set(from, [to])
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue
      const corner = y * columns + x
      if (y === 0 || !mask[i - width]) step(corner, corner + 1)
      if (x === width - 1 || !mask[i + 1]) step(corner + 1, corner + columns + 1)
      if (y === height - 1 || !mask[i + width]) step(corner + columns + 1, corner + columns)
      if (x === 0 || !mask[i - 1]) step(corner + columns, corner)
    }
  }
  return next
}

/** Follows one contour to its end and removes its steps. */
function followFrom(start: number, next: Map<number, number[]>): number[] {
  const corners: number[] = []
  for (let at = start, steps = next.get(at); steps; steps = next.get(at)) {
    const to = steps.pop()!
    if (steps.length === 0) next.delete(at)
    corners.push(at)
    at = to
  }
  return corners
}

/** Simplifies a closed line by the Douglas–Peucker algorithm (1973), in two halves. */
function simplified(steps: Outline): Outline {
  const points = steps.filter(([x, y], i) => {
    const [before, after] = [steps.at(i - 1)!, steps[(i + 1) % steps.length]!]
    return (before[0] !== x || after[0] !== x) && (before[1] !== y || after[1] !== y)
  })
  const middle = points.length >> 1
  const first = points.slice(0, middle + 1)
  const second = [...points.slice(middle), points[0]!]
  return [...withoutStraying(first).slice(0, -1), ...withoutStraying(second).slice(0, -1)]
}

function withoutStraying(points: Outline): Outline {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const far = farthest(points, from, to)
    if (!far) continue
    keep[far] = 1
    open.push([from, far], [far, to])
  }
  return points.filter((_, i) => keep[i])
}

/** The point between two others that is farthest from their line; undefined when none deviates. */
function farthest(points: Outline, from: number, to: number): number | undefined {
  const [x0, y0] = points[from]!
  const [dx, dy] = [points[to]![0] - x0, points[to]![1] - y0]
  const length = Math.hypot(dx, dy)
  let most = STRAY
  let far: number | undefined
  for (let i = from + 1; i < to; i++) {
    const [x, y] = [points[i]![0] - x0, points[i]![1] - y0]
    const distance = length > 0 ? Math.abs(x * dy - y * dx) / length : Math.hypot(x, y)
    if (distance <= most) continue
    most = distance
    far = i
  }
  return far
}
