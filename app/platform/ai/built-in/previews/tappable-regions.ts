import type { TappableRegion } from '../../surfaces.ts'
import { outlinesOf } from '../raster/outlines.ts'
import type { Size } from '../raster/planes.ts'
import type { TappedRegion } from '../room/regions/tapped-region.ts'

/** Outlines the regions of a place, smallest first. */
export const tappableRegions = (regions: readonly TappedRegion[], size: Size): TappableRegion[] =>
  regions
    .map(({ mask, ...region }) => ({ ...region, mask, area: mask.reduce((sum, inside) => sum + inside, 0) }))
    .sort((one, other) => one.area - other.area)
    .map(({ extent, isLikely, mask }) => ({ extent, isLikely, outlines: outlinesOf(mask, size) }))
