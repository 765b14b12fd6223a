import type { Plane, Size } from '../../raster/planes.ts'

/** Minimum fraction of a reflection's outline that one thing surrounds. */
const SURROUNDED = 0.85
/** Minimum lead in Oklab lightness over that thing, and maximum area as a fraction of the picture. */
const BRIGHTER = 0.03
const LARGEST = 0.04
/** Maximum mean step of lightness across its outline. A plate on a table ends at an edge. */
const SOFT = 0.03

interface Outline {
  pairs: number
  steps: number
  /** Pairs of pixels by the thing on the other side. */
  beside: Map<number, number>
}

/**
 * Finds reflections: brighter regions that fade into the thing around them, such as a lamp's glare on a door. They
 * change with that thing, or their outline would show in its new colour.
 * @param regions each pixel's region number
 * @param things for each region the number of its thing
 * @param lightness Oklab L of each pixel
 * @param meanOf mean Oklab L of a region
 * @returns for each region the thing that it reflects in, or its own
 */
export function withReflections(
  regions: Int32Array,
  { width }: Size,
  things: Int32Array,
  lightness: Plane,
  meanOf: (region: number) => number,
): Int32Array {
  const outlines = outlinesOf(regions, width, things, lightness)
  const areas = new Int32Array(things.length)
  for (const region of regions) areas[region]!++
  return things.map((thing, region) => {
    const outline = outlines.get(region)
    if (!outline || areas[region]! > LARGEST * regions.length) return thing
    const [around, pairs] = [...outline.beside].sort(([, p], [, q]) => q - p)[0]!
    const isReflection =
      pairs >= SURROUNDED * outline.pairs &&
      outline.steps <= SOFT * outline.pairs &&
      meanOf(region) > meanOf(around) + BRIGHTER
    return isReflection ? around : thing
  })
}

function outlinesOf(
  regions: Int32Array,
  width: number,
  things: Int32Array,
  lightness: Plane,
): Map<number, Outline> {
  const outlines = new Map<number, Outline>()
  const add = (region: number, thing: number, step: number) => {
    const outline = outlines.get(region) ?? { pairs: 0, steps: 0, beside: new Map() }
    outline.pairs++
    outline.steps += step
    outline.beside.set(thing, (outline.beside.get(thing) ?? 0) + 1)
    outlines.set(region, outline)
  }
  const compare = (i: number, k: number) => {
    const [one, other] = [regions[i]!, regions[k]!]
    if (one === other) return
    const step = Math.abs(lightness[i]! - lightness[k]!)
    add(one, things[other]!, step)
    add(other, things[one]!, step)
  }
  for (let i = 0; i < regions.length; i++) {
    if ((i + 1) % width) compare(i, i + 1)
    if (i + width < regions.length) compare(i, i + width)
  }
  return outlines
}
