import type { Triple } from '#app/lib/colour/srgb.ts'
import type { MaterialLayer } from '../materials/laying/material-layer.ts'
import type { Matte } from '../raster/joint-bilateral.ts'

/** A surface and its new colour. Luminances and colours are linear, after exposure. */
export interface Coat {
  matte: Matte
  /** The colour of the paint where the surface's luminance is `reference`. */
  colour: Triple
  reference: number
  /** Exponent of the shading; below 1 it lightens shadows. */
  shading: number
  /** Fraction (0…1) of the surface's own colour variation that shows through. */
  grain: number
  /** The surface's mean colour at luminance 1. Without it, all of the surface's colour counts as variation, its hue too. */
  own?: Triple
  /** Maximum opacity, 0…1. */
  cover: number
  /** The material laid on the surface instead of uniform paint. */
  layer?: MaterialLayer
}
