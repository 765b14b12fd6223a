import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'

/** Connected areas, numbered from 1, and the walls beside them. */
export interface AreasBeforeWall {
  labels: Int32Array
  count: number
  wall: Uint8Array
}

/** Distance in pixels from an area's edge at which the wall beside it is measured. */
const BESIDE = 6
/** Minimum L of sunlight on a wall, and its minimum difference from the pale wall around it. */
const SUNLIT = 0.92
const BRIGHTER = 0.06
const PALE_WALL = 0.78
/** Maximum mean probability of a thing in a shadow on a wall. */
const THING = 0.35
/** Maximum difference of a shadow's hue (Oklab a, b) from the wall's, and minimum lightness relative to it. */
const SAME_HUE = 0.03
const SHADE = 0.6

/** Marks patches of sun on a pale wall. They are nearly clipped; a white thing in the same light would match the wall. */
export function sunlitAmong(
  areas: AreasBeforeWall,
  { size, L }: Pick<Observation, 'size' | 'L'>,
): Uint8Array {
  const [own, walls] = [meansInside(areas, L), meansBeside(areas, L, size.width)]
  return Uint8Array.from(own, (light, area) => {
    const wall = walls[area]!
    return light > SUNLIT && wall > PALE_WALL && light > wall + BRIGHTER ? 1 : 0
  })
}

/**
 * Marks areas of the wall's hue in which the network sees no thing: a shadow that a thing casts on the wall has an edge,
 * too.
 * @param things the network's probability of a thing at each pixel
 */
export function shadowsAmong(
  areas: AreasBeforeWall,
  { size, L, a, b }: Pick<Observation, 'size' | 'L' | 'a' | 'b'>,
  things: Plane,
): Uint8Array {
  const own = [L, a, b].map((plane) => meansInside(areas, plane))
  const wall = [L, a, b].map((plane) => meansBeside(areas, plane, size.width))
  const difference = (plane: number, area: number) => own[plane]![area]! - wall[plane]![area]!
  return Uint8Array.from(meansInside(areas, things), (thing, area) => {
    const isLit = own[0]![area]! > SHADE * wall[0]![area]!
    const isOfHue = Math.hypot(difference(1, area), difference(2, area)) < SAME_HUE
    return thing < THING && isLit && isOfHue ? 1 : 0
  })
}

/** The mean of a plane over each area. */
function meansInside({ labels, count }: AreasBeforeWall, plane: Plane): Float64Array {
  const [sum, pixels] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  for (let i = 0; i < labels.length; i++) {
    sum[labels[i]!]! += plane[i]!
    pixels[labels[i]!]!++
  }
  return sum.map((total, area) => total / pixels[area]!)
}

/** The mean of a plane over the walls beside each area; NaN without any. */
function meansBeside({ labels, count, wall }: AreasBeforeWall, plane: Plane, width: number): Float64Array {
  const [sum, pixels] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  const steps = [-1, 1, -width, width].map((one) => one * BESIDE)
  for (let i = 0; i < labels.length; i++) {
    const area = labels[i]!
    if (!area) continue
    for (const step of steps) {
      if (!wall[i + step] || labels[i + step] === area) continue
      sum[area]! += plane[i + step]!
      pixels[area]!++
    }
  }
  return sum.map((total, area) => total / pixels[area]!)
}
