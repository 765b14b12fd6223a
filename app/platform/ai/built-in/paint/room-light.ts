import { SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { clamp } from '../colour/curves.ts'
import type { Light } from '../room/light.ts'
import type { Grade } from './treatments/treatment.ts'

/** The light of the redesigned room. */
export interface RoomLight {
  /** Gain on the photo's linear light. */
  exposure: number
  /** Luminance of a lit white wall relative to a well-exposed photo, 0.62…1.08. */
  level: number
  /** Gains on the photo's linear red, green and blue: white balance, exposure and warmth. */
  gains: Triple
  /** Linear light after these gains, by channel and 8-bit value. */
  gainTable: Float32Array[]
}

/** Luminance of a well-exposed white wall. */
const LIT_WHITE = 0.78

/** Combines the photo's light with the style's exposure and warmth. */
export function lightRoom(light: Light, grade: Grade): RoomLight {
  const exposure = light.exposure * 2 ** grade.stops
  const gains: Triple = [
    light.balance[0] * exposure * (1 + grade.warmth),
    light.balance[1] * exposure,
    light.balance[2] * exposure * (1 - grade.warmth),
  ]
  const white = clamp(light.white * exposure, 0.25, 0.95)
  return {
    exposure,
    gains,
    level: clamp(white / LIT_WHITE, 0.62, 1.08),
    gainTable: gains.map((gain) => SRGB_TO_LINEAR.map((value) => value * gain)),
  }
}
