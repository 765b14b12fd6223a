import type { Material, Patch, Recipe } from '../material.ts'
import { grain } from '../pattern/noise.ts'
import { tint } from '../pattern/tint.ts'

/** Matt paint: a uniform colour. */
export function paint({ colour }: Recipe): Material {
  return (_, out) => tint(colour, 0, out)
}

/** Limewash or tinted plaster: clouds with crosswise brush strokes. */
export function limewash({ colour, seed }: Recipe): Material {
  const turned: Patch = { u: 0, v: 0, du: 0, dv: 0 }
  return (patch, out) => {
    const clouds = 0.055 * grain(patch, 0.8, 0.8, seed) + 0.05 * grain(patch, 2.3, 2.3, seed + 1)
    turned.u = patch.u + patch.v * 0.7
    turned.v = patch.v - patch.u * 0.7
    turned.du = patch.du + patch.dv * 0.7
    turned.dv = patch.dv + patch.du * 0.7
    const rising = 0.04 * grain(turned, 2.5, 8, seed + 2)
    tint(colour, clouds + rising + 0.04 * grain(turned, 8, 2.5, seed + 3), out)
  }
}
