import { luminance, type Triple } from '#app/lib/colour/srgb.ts'
import { clamp } from '../colour/curves.ts'
import type { PartedLight } from '../materials/laying/material-layer.ts'
import type { Coat } from './coat.ts'

/** Mattes below this (of 255) are invisible. */
const MIN_MATTE = 3
const SHADE_STEPS = 1024
/** Factor on light above the reference, so that lit spots keep their shading. */
const ABOVE_REFERENCE = 0.45

/** Blends the coats that cover a pixel. */
export class CoatMixer {
  private readonly coats: readonly Coat[]
  private readonly shades: readonly Float32Array[]
  /** The colour of each coat's grain, relative to the pixel. */
  private readonly grains: readonly Triple[]
  private readonly albedo: Triple = [0, 0, 0]
  private readonly light: PartedLight = { relative: 1, reflection: 0 }

  constructor(coats: readonly Coat[]) {
    this.coats = coats
    this.shades = coats.map(({ shading }) =>
      Float32Array.from({ length: SHADE_STEPS + 2 }, (_, i) => (i / SHADE_STEPS) ** shading),
    )
    this.grains = coats.map(({ colour, own }) =>
      own ? (colour.map((channel, c) => channel / own[c]!) as Triple) : colour,
    )
  }

  /**
   * Writes the blended colour of the paint on pixel `i`.
   * @param pixel its linear colour in the room's light
   * @param paint receives the colour
   * @returns opacity of the paint, 0…1
   */
  mix(i: number, pixel: Float64Array, paint: Float64Array): number {
    let sum = 0
    let r = 0
    let g = 0
    let b = 0
    const y = luminance(pixel[0]!, pixel[1]!, pixel[2]!)
    for (let k = 0; k < this.coats.length; k++) {
      const coat = this.coats[k]!
      const matte = coat.matte[i]!
      if (matte < MIN_MATTE) continue
      const relative = y / coat.reference
      const weight = (matte / 255) * coat.cover
      if (coat.layer?.colourAt(i, this.albedo)) {
        coat.layer.lightAt(i, coat.reference, this.light)
        const shade = this.shade(k, this.light.relative) * weight
        const shine = (this.light.reflection / Math.max(y, 0.004)) * weight
        r += this.albedo[0] * shade + pixel[0]! * shine
        g += this.albedo[1] * shade + pixel[1]! * shine
        b += this.albedo[2] * shade + pixel[2]! * shine
        sum += weight
        continue
      }
      const shade = this.shade(k, relative) * weight
      const smooth = shade * (1 - coat.grain)
      const rough = (shade * coat.grain) / Math.max(y, 0.004)
      const [r0, g0, b0] = this.grains[k]!
      r += coat.colour[0] * smooth + r0 * rough * pixel[0]!
      g += coat.colour[1] * smooth + g0 * rough * pixel[1]!
      b += coat.colour[2] * smooth + b0 * rough * pixel[2]!
      sum += weight
    }
    if (sum === 0) return 0
    paint[0] = r / sum
    paint[1] = g / sum
    paint[2] = b / sum
    return clamp(sum)
  }

  private shade(k: number, relative: number): number {
    if (relative >= 1) return 1 + (relative - 1) * ABOVE_REFERENCE
    const at = relative * SHADE_STEPS
    const before = at | 0
    const shades = this.shades[k]!
    return shades[before]! + (shades[before + 1]! - shades[before]!) * (at - before)
  }
}
