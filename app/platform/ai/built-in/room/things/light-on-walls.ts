import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import { meansOverRegions } from '../surfaces/region-means.ts'

/** Connected areas, numbered from 1, and the walls beside them. */
interface AreasBeforeWall {
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

/**
 * Marks the areas that are walls in another light: patches of sun, and shadows that things cast. Both have edges.
 * @param things the network's probability of a thing at each pixel; without it no shadow is known from a thing
 */
export function lightOnWalls(
  { labels, count, wall }: AreasBeforeWall,
  { size, L, a, b }: Pick<Observation, 'size' | 'L' | 'a' | 'b'>,
  things?: Plane,
): Uint8Array {
  const meansInside = (plane: Plane) => meansOverRegions(plane, { labels, count: count + 1 })
  const colour = [L, a, b]
  const own = colour.map(meansInside)
  const beside = colour.map((plane) => meansBeside({ labels, count, wall }, plane, size.width))
  const thing = things && meansInside(things)
  const colourOf = (means: readonly Float64Array[], area: number) =>
    means.map((mean) => mean[area]!) as Triple
  return Uint8Array.from({ length: count + 1 }, (_, area) => {
    const [inside, walls] = [colourOf(own, area), colourOf(beside, area)]
    const isShadow = thing !== undefined && thing[area]! < THING && isShaded(inside, walls)
    return isShadow || isSunlit(inside[0], walls[0]) ? 1 : 0
  })
}

/** Patches of sun on a pale wall are nearly clipped; a white thing in the same light would match the wall. */
const isSunlit = (light: number, wall: number): boolean =>
  light > SUNLIT && wall > PALE_WALL && light > wall + BRIGHTER

/** Whether an area has the hue of the wall beside it, and is not much darker. */
const isShaded = ([L, a, b]: Triple, wall: Triple): boolean =>
  L > SHADE * wall[0] && Math.hypot(a - wall[1], b - wall[2]) < SAME_HUE

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
