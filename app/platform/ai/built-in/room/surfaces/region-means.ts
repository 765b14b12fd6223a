import type { Segmentation } from '../../raster/graph-segmentation.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { Scene } from '../scene.ts'
import { nearest, sumVotes } from './surface-votes.ts'

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

/**
 * Averages over scenes, pixel by pixel, the weight of the pixel's region.
 * @param size of the planes
 * @param weightsOf gives the weight of each of a scene's regions from the means of `plane` over them
 */
export function voteByMeans(
  size: Size,
  scenes: readonly Scene[],
  plane: Plane,
  weightsOf: (scene: Scene, means: Float64Array) => readonly number[],
): Plane {
  return sumVotes(size, scenes, (scene) => {
    const means = meansOverRegions(plane, size, { ...scene, count: scene.regions.length })
    return weightsOf(scene, means).map((weight) => weight / scenes.length)
  })
}
