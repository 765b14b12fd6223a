import { clamp, mix, smoothstep } from '../colour/curves.ts'
import { linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import type { Grade } from './treatments/treatment.ts'

const MIDDLE_GREY = 0.58
/** Lightness above this is compressed, so that brightened walls keep their shading. */
const SHOULDER = 0.9
const lab = new Float64Array(3)

/** Applies a style's tone curve, saturation and split toning to a linear colour in place. */
export function gradePixel(rgb: Float64Array, grade: Grade): void {
  linearToOklab(Math.max(0, rgb[0]!), Math.max(0, rgb[1]!), Math.max(0, rgb[2]!), lab)
  let L = MIDDLE_GREY + (lab[0]! - MIDDLE_GREY) * grade.contrast
  L += grade.lift * (1 - L)
  const shadow = 1 - smoothstep(0.15, 0.6, L)
  const light = smoothstep(0.5, 0.9, L) * (1 - smoothstep(0.93, 1, L))
  const a = lab[1]! * grade.saturation + grade.shadowTint[0] * shadow + grade.lightTint[0] * light
  const b = lab[2]! * grade.saturation + grade.shadowTint[1] * shadow + grade.lightTint[1] * light
  L = clamp(shoulder(L))
  oklabToLinear(L, a, b, rgb)
  const over = Math.max(rgb[0]!, rgb[1]!, rgb[2]!) - 1
  if (over <= 0) return
  const keep = mix(1, 0, clamp(over * 2))
  oklabToLinear(Math.min(L, 0.995), a * keep, b * keep, rgb)
}

function shoulder(L: number): number {
  const room = 1 - SHOULDER
  return L > SHOULDER ? SHOULDER + 1.05 * room * (1 - Math.exp((SHOULDER - L) / room)) : L
}
