import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import type { Triple } from '#app/lib/colour/srgb.ts'
import { hueOf } from '../../colour/oklab.ts'
import { DisjointSets } from '../../raster/disjoint-sets.ts'
import type { Size } from '../../raster/planes.ts'

/** Maximum differences in hue (degrees) and Oklab lightness between lit and shaded parts of one thing. */
const SAME_HUE = 24
const SAME_LIGHTNESS = 0.25
/** Minimum Oklab chroma of a colour with a meaningful hue. */
const COLOURED = 0.04
/**
 * Maximum Oklab distance of colours that are the same, with at least a little chroma: the box's borders may cut one thing
 * in two.
 */
const SAME = 0.045
const TINGED = 0.018

/**
 * Joins adjacent regions of the same colour or a similar hue, such as a door's panels or the folds of a duvet, so that
 * each thing is recoloured as one.
 * @param regions each pixel's region number
 * @param means Oklab of each region; NaN for missing regions
 * @returns for each region the number of its thing, which is one of its regions
 */
export function joinedObjects(
  regions: Int32Array,
  { width }: Size,
  means: readonly Triple[],
): Int32Array<ArrayBuffer> {
  const things = new DisjointSets(means.length)
  const isAlike = ([L, a, b]: Triple, [L2, a2, b2]: Triple) =>
    (Math.hypot(a, b) > TINGED && Math.hypot(L - L2, a - a2, b - b2) < SAME) ||
    (Math.hypot(a, b) > COLOURED &&
      Math.hypot(a2, b2) > COLOURED &&
      Math.abs(L - L2) < SAME_LIGHTNESS &&
      hueDistance(hueOf(a, b), hueOf(a2, b2)) < SAME_HUE)
  const join = (p: number, q: number) => {
    if (p === q || !isAlike(means[p]!, means[q]!)) return
    const [first, second] = [things.find(p), things.find(q)]
    if (first !== second) things.join(first, second)
  }
  for (let i = 0; i < regions.length; i++) {
    if ((i + 1) % width) join(regions[i]!, regions[i + 1]!)
    if (i + width < regions.length) join(regions[i]!, regions[i + width]!)
  }
  return Int32Array.from(means, (_, region) => things.find(region))
}
