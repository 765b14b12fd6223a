import type { Triple } from '#app/lib/colour/srgb.ts'
import type { MaterialLayer } from '../materials/laying/material-layer.ts'
import type { Matte } from '../raster/joint-bilateral.ts'

/** One surface with the colour it gets. Luminances and colours are linear, after exposure. */
export interface Coat {
  matte: Matte
  /** The paint's colour where the surface's luminance is `reference`. */
  colour: Triple
  reference: number
  /** Exponent of the shading: below 1 shadows get lighter. */
  shading: number
  /** Share (0…1) of the surface's own colour variation that shows through. */
  grain: number
  /** Highest cover, 0…1. */
  cover: number
  /** Lets burnt highlights (sun spots, lamp reflexes) stay. */
  sparesHighlights: boolean
  /** The material that is laid on it instead of even paint. */
  layer?: MaterialLayer
}
