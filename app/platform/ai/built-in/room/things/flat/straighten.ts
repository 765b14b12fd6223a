import { connectedAreas } from '../../../raster/components.ts'
import type { Plane, Size } from '../../../raster/planes.ts'
import { type Area, areasOf } from './areas.ts'
import { outsideBy, type Side, sidesOf } from './sides.ts'

/** Minimum probability of the pixels that form one thing, and its probability once its outline is known. */
const THING = 0.5
const CERTAIN = 0.95
/** Its probability outside that outline. */
const OUTSIDE = 0.1
/** Range of areas, as fractions of the picture: smaller things have no clear sides, larger ones are several things. */
const AREA = [0.0015, 0.12] as const
/** Minimum intersection over union of a thing and its four-sided outline. */
const FOUR_SIDED = 0.8
/** Distance in pixels around a thing in which its outline may lie; what reaches further is another thing. */
export const MARGIN = 4

/** A thing of four sides, in pixels of the raster. */
export interface FlatThing {
  box: Pick<Area, 'left' | 'top' | 'right' | 'bottom'>
  /** Top, bottom, left and right. */
  sides: readonly Side[]
}

/**
 * Gives straight sides to things of four sides that stand clear of others, such as pictures, mirrors and screens on a
 * wall: the network rounds their corners and follows what they show.
 * @param own the network's own probability of a thing
 * @param things the same, evened out within the photo's edges
 * @param colour planes whose distances are colour differences
 * @returns the probability with those outlines, and the things
 */
export function straightenFlatThings(
  own: Plane,
  things: Plane,
  colour: readonly Plane[],
  size: Size,
): { straightened: Plane; flat: FlatThing[] } {
  const mask = Uint8Array.from(own, (probability) => (probability > THING ? 1 : 0))
  const { labels, count } = connectedAreas(mask, size)
  const straightened = things.slice()
  const flat: FlatThing[] = []
  for (const area of areasOf(labels, count, size)) {
    const share = area.pixels / things.length
    if (area.touchesEdge || share < AREA[0] || share > AREA[1]) continue
    const sides = sidesOf(area, labels, colour, size)
    if (sides && drawOutline(area, sides, { labels, out: straightened, size }))
      flat.push({ box: area, sides })
  }
  return { straightened, flat }
}

interface Drawing {
  labels: Int32Array
  out: Plane
  size: Size
}

/** Fills the outline and returns true, unless the thing has another shape. */
function drawOutline(area: Area, sides: readonly Side[], { labels, out, size }: Drawing): boolean {
  const inside: number[] = []
  const bumps: number[] = []
  let beyond = 0
  const [left, right] = [Math.max(0, area.left - MARGIN), Math.min(size.width - 1, area.right + MARGIN)]
  for (let y = Math.max(0, area.top - MARGIN); y <= Math.min(size.height - 1, area.bottom + MARGIN); y++) {
    for (let x = left; x <= right; x++) {
      const i = y * size.width + x
      const outside = Math.max(...sides.map((side) => outsideBy(side, x, y)))
      if (outside <= 0) inside.push(i)
      else if (labels[i] === area.label && outside <= MARGIN) bumps.push(i)
      else if (labels[i] === area.label) beyond++
    }
  }
  const others = bumps.length + beyond
  if (area.pixels - others < FOUR_SIDED * (inside.length + others)) return false
  for (const i of inside) out[i] = Math.max(CERTAIN, out[i]!)
  for (const i of bumps) out[i] = OUTSIDE
  return true
}
