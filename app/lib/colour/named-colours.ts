import { ciede2000, linearToCielab } from './ciede2000.ts'
import ISCC_NBS from './iscc-nbs.json' with { type: 'json' }
import { hexToLinear } from './srgb.ts'

/** The source of the names, and their licence. */
export const ISCC_NBS_SOURCE = {
  name: 'ISCC–NBS',
  work: 'K. L. Kelly and D. B. Judd, “Color: Universal Language and Dictionary of Names”, National Bureau of Standards Special Publication 440, 1976',
  licence: 'a work of the United States government, in the public domain',
} as const

/** The centroids of the 267 names of the ISCC–NBS system, in sRGB. */
const CENTROIDS = Object.entries(ISCC_NBS).map(([name, hex]) => ({
  name,
  hex,
  lab: linearToCielab(hexToLinear(hex)),
}))

/** A named colour, and its distance from another colour. */
export interface NamedColour {
  name: string
  hex: string
  /** CIEDE2000. */
  distance: number
}

/**
 * The ISCC–NBS colour nearest to a colour, by CIEDE2000.
 *
 * @param hex `#rrggbb`
 * @throws RangeError for anything else
 */
export function nearestNamedColour(hex: string): NamedColour {
  const lab = linearToCielab(hexToLinear(hex))
  const all = CENTROIDS.map((each) => ({ ...each, distance: ciede2000(each.lab, lab) }))
  const {
    name,
    hex: found,
    distance,
  } = all.reduce((best, each) => (each.distance < best.distance ? each : best))
  return { name, hex: found, distance }
}

/** Maximum CIEDE2000 distances of colours that are hard to tell apart, and of colours that can replace each other. */
const ALMOST = 2
const CLOSE = 5

/** The similarity of two colours in plain words. @param distance CIEDE2000 */
export function likeness(distance: number): string {
  if (distance <= ALMOST) return 'almost the same'
  return distance <= CLOSE ? 'close' : 'the nearest there is'
}
