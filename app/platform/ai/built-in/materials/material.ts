import type { Triple } from '#app/lib/colour/srgb.ts'
import type { TripleBuffer } from '../colour/oklab.ts'

/** A place on a surface and the pixel's footprint there, in metres: floors along the room's axes, walls across and up. */
export interface Patch {
  u: number
  v: number
  /** Extent of the footprint along `u` and `v`. Smaller details fade to their mean, so that nothing aliases. */
  du: number
  dv: number
}

/** Writes a material's mean colour over a patch: linear, each channel 0…1. Deterministic. */
export type Material = (patch: Patch, out: TripleBuffer) => void

export interface Recipe {
  /** The linear mean colour, as seen from afar. */
  colour: Triple
  /** Any integer; each seed gives different boards and veins. */
  seed: number
}
