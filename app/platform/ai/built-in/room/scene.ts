import type { Plane, Size } from '../raster/planes.ts'
import type { RegionBorders } from './regions/region-borders.ts'
import type { Region } from './regions/regions.ts'

/** One segmentation of the photo: its regions and their adjacency. The finders assign surfaces to the regions. */
export interface Scene {
  size: Size
  labels: Int32Array
  regions: Region[]
  borders: RegionBorders
}

/** Sums a plane over each region, indexed by region number. */
export function sumOverRegions(plane: Plane, { labels, regions }: Scene): Float64Array {
  const sums = new Float64Array(regions.length)
  for (let i = 0; i < plane.length; i++) sums[labels[i]!]! += plane[i]!
  return sums
}
