import { hexToLinear, linearToHex, SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'

/** Holds three numbers; hot loops reuse one array. */
export type TripleBuffer = number[] | Float64Array | Float32Array

/**
 * Converts linear red, green, blue to Oklab (Björn Ottosson, 2020): L lightness 0…1, a green–red, b blue–yellow, both
 * within about ±0.4.
 * @param out receives L, a, b
 */
export function linearToOklab(r: number, g: number, b: number, out: TripleBuffer): void {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/**
 * Converts an Oklab colour to linear red, green, blue; out-of-gamut colours give values outside 0…1.
 * @param out receives r, g, b
 */
export function oklabToLinear(L: number, a: number, b: number, out: TripleBuffer): void {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  out[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  out[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  out[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
}

/** Converts `#rrggbb` to Oklab L, a, b. @throws RangeError for anything else */
export function hexToOklab(hex: string): Triple {
  const lab: Triple = [0, 0, 0]
  linearToOklab(...hexToLinear(hex), lab)
  return lab
}

/** Converts an Oklab colour to `#rrggbb`; out-of-gamut channels are clipped. */
export function oklabToHex(L: number, a: number, b: number): string {
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(L, a, b, rgb)
  return linearToHex(rgb)
}

/**
 * Converts a pixel of 8-bit sRGB to Oklab.
 * @param p index of its red value
 * @param out receives L, a, b
 */
export function pixelToOklab(data: Uint8Array, p: number, out: TripleBuffer): void {
  linearToOklab(SRGB_TO_LINEAR[data[p]!]!, SRGB_TO_LINEAR[data[p + 1]!]!, SRGB_TO_LINEAR[data[p + 2]!]!, out)
}

/** Converts `#rrggbb` to Oklab a, b. @throws RangeError for anything else */
export function chromaOf(hex: string): [a: number, b: number] {
  const [, a, b] = hexToOklab(hex)
  return [a, b]
}

/** Hue angle of an Oklab colour in degrees, [0, 360). */
export function hueOf(a: number, b: number): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}
