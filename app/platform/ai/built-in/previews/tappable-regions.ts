import type { TappableRegion } from '../../surfaces.ts'
import { outlinesOf } from '../raster/outlines.ts'
import type { Size } from '../raster/planes.ts'

/**
 * Outlines the regions of a place, smallest first.
 * @param regions masks (1 inside, 0 outside); a region's number is its position in this list
 */
export const tappableRegions = (regions: readonly Uint8Array[], size: Size): TappableRegion[] =>
  regions
    .map((region, extent) => ({ extent, region, area: region.reduce((sum, inside) => sum + inside, 0) }))
    .sort((one, other) => one.area - other.area)
    .map(({ extent, region }) => ({ extent, outlines: outlinesOf(region, size) }))
