import type { TappableRegion } from '../../surfaces.ts'
import { outlinesOf } from '../raster/outlines.ts'
import type { Size } from '../raster/planes.ts'
import type { NumberedRegion } from '../room/regions/tapped-region.ts'

/** Outlines the regions of a place, smallest first. */
export const tappableRegions = (regions: readonly NumberedRegion[], size: Size): TappableRegion[] =>
  regions
    .map(({ extent, mask }) => ({ extent, mask, area: mask.reduce((sum, inside) => sum + inside, 0) }))
    .sort((one, other) => one.area - other.area)
    .map(({ extent, mask }) => ({ extent, outlines: outlinesOf(mask, size) }))
