import type { Triple } from '#app/lib/colour/srgb.ts'
import type { TripleBuffer } from '../colour/oklab.ts'

/** A place on a surface and what a pixel covers there. Metres; floors along the room's axes, walls across and up. */
export interface Patch {
  u: number
  v: number
  /** Extent of the pixel along `u` and `v`. What is smaller fades to its mean, so that nothing aliases far away. */
  du: number
  dv: number
}

/** Writes a material's mean colour over a patch: linear, each channel 0…1. The same patch gives the same colour. */
export type Material = (patch: Patch, out: TripleBuffer) => void

export interface Recipe {
  /** The linear colour that the material has from afar. */
  colour: Triple
  /** Any integer; another seed gives other boards and veins. */
  seed: number
}
