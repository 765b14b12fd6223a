import type { Size } from '../raster/planes.ts'
import type { RegionBorders } from './region-borders.ts'
import type { Region } from './regions.ts'

/** One segmentation of the photo: its regions, and which of them touch. The finders below label the regions. */
export interface Scene {
  size: Size
  labels: Int32Array
  regions: Region[]
  borders: RegionBorders
}
