import type { Plane } from '../../raster/planes.ts'
import type { Scene } from '../scene.ts'
import { sumVotes } from './surface-votes.ts'

/** Mean of a plane over each region of a segmentation of the same size. */
export function meansOverRegions(
  plane: Plane,
  { labels, count }: { labels: ArrayLike<number>; count: number },
): Float64Array {
  const [sums, pixels] = [new Float64Array(count), new Float64Array(count)]
  for (let i = 0; i < plane.length; i++) {
    const label = labels[i]!
    sums[label]! += plane[i]!
    pixels[label]!++
  }
  return sums.map((sum, label) => sum / pixels[label]!)
}

/**
 * Averages over scenes, pixel by pixel, the weight of the pixel's region.
 * @param weightsOf gives the weight of each of a scene's regions from the means of `plane` over them
 */
export function voteByMeans(
  scenes: readonly Scene[],
  plane: Plane,
  weightsOf: (scene: Scene, means: Float64Array) => readonly number[],
): Plane {
  return sumVotes(scenes, (scene) => {
    const means = meansOverRegions(plane, { labels: scene.labels, count: scene.regions.length })
    return weightsOf(scene, means).map((weight) => weight / scenes.length)
  })
}
