import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import { hexToLinear, luminance } from '#app/lib/colour/srgb.ts'

/** Two paints nearer than this (CIEDE2000) would be taken for one across a room. */
export const SAME_PAINT = 7

const labOf = (hex: string) => linearToCielab(hexToLinear(hex))

/** How unlike two `#rrggbb` colours look (CIEDE2000). */
export const paintDistance = (one: string, other: string): number => ciede2000(labOf(one), labOf(other))

/** How much light a `#rrggbb` colour sends back, 0…1. */
export const lightOf = (hex: string): number => luminance(...hexToLinear(hex))
