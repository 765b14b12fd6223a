import { linearToCielab } from './ciede2000.ts'
import { hexToLinear, luminance } from './srgb.ts'

/** Lightness 0…100, chroma from 0, hue 0 (inclusive) … 360 degrees. */
export interface Lch {
  lightness: number
  chroma: number
  hue: number
}

/**
 * CIE LCh (D65) of a colour: CIELAB in polar coordinates. A grey has the hue 0.
 *
 * @param hex `#rrggbb`
 * @throws RangeError for anything else
 */
export function lchOf(hex: string): Lch {
  const [lightness, a, b] = linearToCielab(hexToLinear(hex))
  const chroma = Math.hypot(a, b)
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma, hue: chroma < 0.5 ? 0 : (degrees + 360) % 360 }
}

/**
 * The light reflectance value of a paint: the percentage of daylight that it reflects, CIE Y × 100. Black reflects
 * none, white all.
 *
 * @param hex `#rrggbb`
 * @returns 0…100
 * @throws RangeError for anything else
 */
export const lightReflectance = (hex: string): number => luminance(...hexToLinear(hex)) * 100
