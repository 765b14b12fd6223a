import { mix } from '../../../colour/curves.ts'
import type { Plane, Size } from '../../../raster/planes.ts'
import type { Area } from './areas.ts'
import { CORNER, edgeOfSide } from './edge-of-side.ts'
import { isStraight, type Line, type PointOfSide, theilSen } from './line-of-side.ts'

/** Maximum slope of a side against its direction: a picture seen from the side. */
const STEEPEST = 0.5
/** Distance in pixels within which a side is moved onto an edge. */
const REACH = 3
/** Minimum mean colour step of an edge. */
const CLEAR = 0.02

/** One of the four sides of a thing: a line whose `across` is x where it is upright, and y where it is level. */
export interface Side extends Line {
  isUpright: boolean
  /** Whether the outside has the larger or the smaller `across`. */
  outward: 1 | -1
}

/** Distance in pixels by which a place lies outside a side; negative inside. */
export function outsideBy({ isUpright, outward, start, slope }: Side, x: number, y: number): number {
  const [along, across] = isUpright ? [y, x] : [x, y]
  return outward * (across - start - slope * along)
}

/**
 * Fits a straight line to each side of an area and moves it onto the photo's edge nearby.
 * @returns top, bottom, left and right; undefined when one of them is too short, too steep, not straight or
 *   without an edge in the photo
 */
export function sidesOf(
  area: Area,
  labels: Int32Array,
  colour: readonly Plane[],
  size: Size,
): Side[] | undefined {
  const sides: Side[] = []
  for (const isUpright of [false, true]) {
    for (const outward of [-1, 1] as const) {
      const points = pointsOf(area, labels, size, isUpright, outward)
      const line = theilSen(points)
      if (!line || Math.abs(line.slope) > STEEPEST || !isStraight(points, line)) return undefined
      const side = { isUpright, outward, ...line }
      const along = points.map((point) => point.along)
      const stepBetween = stepIn(colour, size, isUpright)
      const offset = edgeOfSide(side, { along, stepBetween, reach: REACH, clear: CLEAR })
      if (offset === undefined) return undefined
      sides.push({ ...side, start: line.start + outward * offset })
    }
  }
  return sides
}

/** The area's outermost pixels in one direction, without the corners. */
function pointsOf(
  area: Area,
  labels: Int32Array,
  { width }: Size,
  isUpright: boolean,
  outward: 1 | -1,
): PointOfSide[] {
  const [from, to] = isUpright ? [area.top, area.bottom] : [area.left, area.right]
  const [near, far] = isUpright ? [area.left, area.right] : [area.top, area.bottom]
  const corner = Math.ceil((to - from + 1) * CORNER)
  const points: PointOfSide[] = []
  for (let along = from + corner; along <= to - corner; along++) {
    let across = outward > 0 ? far : near
    const at = () => (isUpright ? along * width + across : across * width + along)
    while (across >= near && across <= far && labels[at()] !== area.label) across -= outward
    if (across >= near && across <= far) points.push({ along, across: across + outward / 2 })
  }
  return points
}

/** The colour step at a place along a side, between two places across it, which may lie between pixels. */
function stepIn(colour: readonly Plane[], size: Size, isUpright: boolean) {
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value))
  const read = (plane: Plane, along: number, across: number) => {
    const before = Math.floor(across)
    const at = (place: number) =>
      isUpright
        ? plane[along * size.width + within(place, size.width)]!
        : plane[within(place, size.height) * size.width + along]!
    return mix(at(before), at(before + 1), across - before)
  }
  return (along: number, inner: number, outer: number) =>
    Math.hypot(...colour.map((plane) => read(plane, along, outer) - read(plane, along, inner)))
}
