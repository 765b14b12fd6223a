import { luminance, SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { clamp, smoothstep } from '../colour/curves.ts'
import { linearToOklab } from '../colour/oklab.ts'
import { quantileOf, type RgbPicture } from '../raster/planes.ts'

export interface Light {
  /** Gains for linear red, green and blue that remove most of the colour cast and preserve luminance. */
  balance: Triple
  /** Gain on linear light that brightens a dim photo towards a well-lit one, 1…1.75. */
  exposure: number
  /** Luminance (0…1) of white in the photo. */
  white: number
}

/** Fraction of the measured cast that is removed, so that evening light stays a little warm. */
const CORRECTION = 0.65

/** Estimates illuminant and exposure from bright, unclipped pixels of low chroma. */
export function estimateLight(picture: RgbPicture): Light {
  const { data } = picture
  const histogram = new Float64Array(256)
  for (let i = 0; i < data.length; i += 3) {
    if (Math.max(data[i]!, data[i + 1]!, data[i + 2]!) >= 250) continue
    histogram[Math.round(luminanceAt(data, i) * 255)]!++
  }
  const white = Math.max(0.12, quantileOf(histogram, 0.93))
  const middle = quantileOf(histogram, 0.5)
  return {
    balance: balanceOf(nearWhites(data, Math.min(middle * 0.8, white * 0.95), white)),
    exposure: clamp((0.62 / white) ** 0.6, 1, 1.75),
    white,
  }
}

function luminanceAt(data: Uint8Array, i: number): number {
  return luminance(SRGB_TO_LINEAR[data[i]!]!, SRGB_TO_LINEAR[data[i + 1]!]!, SRGB_TO_LINEAR[data[i + 2]!]!)
}

/** Sums the linear colour of the pixels that look like lit white surfaces; undefined when there are too few. */
function nearWhites(data: Uint8Array, dim: number, white: number): Triple | undefined {
  const sum: Triple = [0, 0, 0]
  const lab: Triple = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < data.length; i += 3) {
    if (Math.max(data[i]!, data[i + 1]!, data[i + 2]!) >= 252) continue
    const r = SRGB_TO_LINEAR[data[i]!]!
    const g = SRGB_TO_LINEAR[data[i + 1]!]!
    const b = SRGB_TO_LINEAR[data[i + 2]!]!
    const lit = smoothstep(dim, white, luminance(r, g, b))
    if (lit === 0) continue
    linearToOklab(r, g, b, lab)
    const w = lit * (1 - smoothstep(0.03, 0.09, Math.hypot(lab[1], lab[2])))
    sum[0] += r * w
    sum[1] += g * w
    sum[2] += b * w
    weight += w
  }
  return weight > data.length / 300 ? sum : undefined
}

function balanceOf(whites: Triple | undefined): Triple {
  if (!whites) return [1, 1, 1]
  const y = luminance(...whites)
  const factors = whites.map((channel) => clamp(y / channel, 0.7, 1.45) ** CORRECTION) as Triple
  const gain = luminance(...factors)
  return factors.map((factor) => factor / gain) as Triple
}
