import type { Triple } from '#app/lib/colour/srgb.ts'
import { hueDistance, hueOf } from '../colour/oklab.ts'
import { DisjointSets } from '../raster/disjoint-sets.ts'
import type { Size } from '../raster/planes.ts'

/** Degrees of hue, and Oklab lightness, between two lit and shaded parts of one thing. */
const SAME_HUE = 24
const SAME_LIGHTNESS = 0.25
/** Oklab chroma below which a hue says nothing. */
const COLOURED = 0.04

/**
 * Joins touching regions of like hue: a door's panels, the folds of a duvet. Each thing is then recoloured as one, where
 * its parts would get different colours by themselves.
 * @param regions the number of each pixel's region
 * @param means Oklab of each region; NaN where none is
 * @returns for each region the number of the thing it belongs to, itself one of the regions
 */
export function joinedObjects(
  regions: Int32Array,
  { width }: Size,
  means: readonly Triple[],
): Int32Array<ArrayBuffer> {
  const things = new DisjointSets(means.length)
  const isAlike = ([L, a, b]: Triple, [L2, a2, b2]: Triple) =>
    Math.hypot(a, b) > COLOURED &&
    Math.hypot(a2, b2) > COLOURED &&
    Math.abs(L - L2) < SAME_LIGHTNESS &&
    hueDistance(hueOf(a, b), hueOf(a2, b2)) < SAME_HUE
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
