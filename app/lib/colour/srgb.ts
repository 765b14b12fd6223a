/** Three channel values in one fixed order (red, green, blue or L, a, b). */
export type Triple = [number, number, number]

const ENCODE_STEPS = 16384

/** Linear light (0…1) of each 8-bit sRGB value (IEC 61966-2-1). */
export const SRGB_TO_LINEAR = Float32Array.from({ length: 256 }, (_, i) => decode(i / 255))

const LINEAR_TO_SRGB = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, i) =>
  Math.round(255 * encode(i / ENCODE_STEPS)),
)

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The sRGB value (0…1, not rounded) of a linear channel of 0…1. */
export function encode(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** The 8-bit sRGB value of a linear channel; values outside 0…1 are clipped. */
export function linearToSrgb(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  return LINEAR_TO_SRGB[(light * ENCODE_STEPS + 0.5) | 0]!
}

/**
 * Linear red, green, blue (0…1) of a `#rrggbb` or `#rgb` colour.
 *
 * @throws RangeError for any other text
 */
export function hexToLinear(hex: string): Triple {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const digits = short
    ? short
        .slice(1)
        .map((d) => d + d)
        .join('')
    : hex.replace(/^#/, '')
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new RangeError(`Not a hex colour: ${hex}`)
  const n = Number.parseInt(digits, 16)
  return [SRGB_TO_LINEAR[n >> 16]!, SRGB_TO_LINEAR[(n >> 8) & 255]!, SRGB_TO_LINEAR[n & 255]!]
}

/** The `#rrggbb` of linear red, green, blue; values outside 0…1 are clipped. */
export const linearToHex = (colour: Triple): string =>
  `#${colour.map((channel) => linearToSrgb(channel).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance (0…1 for colours in gamut) of linear Rec. 709 red, green, blue. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** A linear colour, brightened or darkened by a factor. */
export function scaled(colour: Triple, gain: number): Triple {
  return colour.map((channel) => channel * gain) as Triple
}
