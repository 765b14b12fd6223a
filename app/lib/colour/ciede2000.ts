import { luminance, type Triple } from './srgb.ts'

/** White of daylight D65, as X, Z for Y = 1. */
const WHITE = { x: 0.95047, z: 1.08883 }
const FAR = 25 ** 7

/** CIELAB (D65) of a linear colour: L* 0…100, a*, b*. */
export function linearToCielab([r, g, b]: Triple): Triple {
  const x = response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE.x)
  const y = response(luminance(r, g, b))
  const z = response((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE.z)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function response(light: number): number {
  return light > 216 / 24389 ? Math.cbrt(light) : (light * (24389 / 27) + 16) / 116
}

/**
 * The perceived difference of two CIELAB colours: CIEDE2000 (Sharma, Wu & Dalal, "The CIEDE2000 color-difference
 * formula", Color Research & Application 2005). A difference of about 1 is just visible side by side.
 */
export function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const meanChroma = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma / (meanChroma + FAR))
  const [C1, C2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [degrees(b1, a1 * stretch), degrees(b2, a2 * stretch)]
  const grey = C1 * C2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hue = grey ? h1 + h2 : h1 + turn / 2
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const dL = (L2 - L1) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2))
  const dC = (C2 - C1) / (1 + 0.045 * C)
  const dH = (2 * Math.sqrt(C1 * C2) * sine(turn / 2)) / (1 + 0.015 * C * hueWeight(hue))
  const rotation =
    -2 * Math.sqrt(C ** 7 / (C ** 7 + FAR)) * sine(60 * Math.exp(-(((centred(hue) - 275) / 25) ** 2)))
  return Math.sqrt(dL * dL + dC * dC + dH * dH + rotation * dC * dH)
}

function hueWeight(hue: number): number {
  return (
    1 -
    0.17 * sine(hue + 60) +
    0.24 * sine(2 * hue + 90) +
    0.32 * sine(3 * hue + 96) -
    0.2 * sine(4 * hue + 27)
  )
}

const centred = (hue: number) => ((hue % 360) + 360) % 360
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)

function degrees(y: number, x: number): number {
  return centred((Math.atan2(y, x) * 180) / Math.PI)
}
