import { mix, smoothstep } from '../../colour/curves.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceChances } from '../geometry/surface-chances.ts'
import { isShell, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { isSeenThroughGlass } from './find-windows.ts'
import { nearest, type SurfaceVotes, sumVotes } from './surface-votes.ts'

/** How much (0…1) the network says about a region; the rules say the rest. */
const OF_NETWORK = 0.5
/** How much (0…1) of a pixel's vote is what the network says about that pixel alone: regions may hold two surfaces. */
const OF_PIXEL = 0.2
/** Chances between which a surface begins and is complete. */
const BEGINS = 0.35
const COMPLETE = 0.6

/**
 * Joins what the network sees with what the rules said of each region of each segmentation. Changes `votes` in place.
 * @param scenes every labelled segmentation that voted
 * @param network its chances, on the raster of the votes
 */
export function joinNetwork(votes: SurfaceVotes, scenes: readonly Scene[], network: SurfaceChances): void {
  const { size } = votes.scene
  const join = (seen: Plane, saidByRules: (region: Region) => boolean) => {
    const joined = sumVotes(size, scenes, (scene) => {
      const means = meansOverRegions(seen, size, scene)
      return scene.regions.map((region) => {
        const rules = saidByRules(region) ? region.trust : 0
        return mix(rules, means[region.id]!, OF_NETWORK) / scenes.length
      })
    })
    return joined.map((chance, i) => smoothstep(BEGINS, COMPLETE, mix(chance, seen[i]!, OF_PIXEL)))
  }
  const shell = network.wall.map((wall, i) => wall + network.ceiling[i]!)
  votes.shell = join(shell, isShell)
  votes.floor = join(network.floor, ({ surface }) => surface === 'floor')
  votes.window = join(network.window, (region) => region.surface === 'window' || isSeenThroughGlass(region))
  votes.shellAndViews = votes.shellAndViews.map((weight, i) => Math.max(weight, votes.shell[i]!))
}

/** Mean of a plane over each region of a segmentation, whatever the segmentation's size. */
function meansOverRegions(plane: Plane, size: Size, { size: own, labels, regions }: Scene): Float64Array {
  const sums = new Float64Array(regions.length)
  const columns = nearest(own.width, size.width)
  for (const [y, row] of nearest(own.height, size.height).entries()) {
    for (let x = 0; x < own.width; x++)
      sums[labels[y * own.width + x]!]! += plane[row * size.width + columns[x]!]!
  }
  return sums.map((sum, id) => sum / regions[id]!.pixels)
}
