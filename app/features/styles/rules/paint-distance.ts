import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import { hexToLinear, luminance } from '#app/lib/colour/srgb.ts'

/** Paints nearer than this (CIEDE2000) look the same across a room. */
export const SAME_PAINT = 7

const labOf = (hex: string) => linearToCielab(hexToLinear(hex))

/** The perceived difference of two `#rrggbb` colours (CIEDE2000). */
export const paintDistance = (one: string, other: string): number => ciede2000(labOf(one), labOf(other))

/** The luminance of a `#rrggbb` colour, 0…1. */
export const lightOf = (hex: string): number => luminance(...hexToLinear(hex))
