import type { Segmentation } from '../../raster/graph-segmentation.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { nearest } from './surface-votes.ts'

/** Mean of a plane over each region of a segmentation of any size. */
export function meansOverRegions(
  plane: Plane,
  size: Size,
  { size: own, labels, count }: Segmentation & { size: Size },
): Float64Array {
  const [sums, pixels] = [new Float64Array(count), new Float64Array(count)]
  const columns = nearest(own.width, size.width)
  for (const [y, row] of nearest(own.height, size.height).entries()) {
    for (let x = 0; x < own.width; x++) {
      const label = labels[y * own.width + x]!
      sums[label]! += plane[row * size.width + columns[x]!]!
      pixels[label]!++
    }
  }
  return sums.map((sum, label) => sum / pixels[label]!)
}
