import { mix, smoothstep } from '../../colour/curves.ts'
import { GraphSegmenter, type Segmentation } from '../../raster/graph-segmentation.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceChances } from '../geometry/surface-chances.ts'
import type { Observation } from '../observation.ts'
import { isShell, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { isSeenThroughGlass } from './find-windows.ts'
import { nearest, type SurfaceVotes, sumVotes } from './surface-votes.ts'

/** How much (0…1) the network says about a region; the rules say the rest. */
const OF_NETWORK = 0.5
/** How much (0…1) of a pixel's vote is what the network says about the small region around it: large ones may hold two surfaces. */
const OF_DETAIL = 0.2
/** The small regions: colour steps at which they end, and least pixels. Without them paint would end in the middle of a wall. */
const DETAIL = { scale: 0.3, minPixels: 60 }
/** Chances between which a surface begins and is complete. */
const BEGINS = 0.42
const COMPLETE = 0.55

/**
 * Joins what the network sees with what the rules said of each region of each segmentation. Changes `votes` in place.
 * @param scenes every labelled segmentation that voted
 * @param network its chances, on the raster of the votes
 * @param seen the photo on that raster
 */
export function joinNetwork(
  votes: SurfaceVotes,
  scenes: readonly Scene[],
  network: SurfaceChances,
  { size, smooth }: Pick<Observation, 'size' | 'smooth'>,
): void {
  const details = { size, ...new GraphSegmenter(smooth, size).segment(DETAIL) }
  const join = (chances: Plane, saidByRules: (region: Region) => boolean) => {
    const joined = sumVotes(size, scenes, ({ regions, ...segments }) => {
      const means = meansOverRegions(chances, size, { ...segments, count: regions.length })
      return regions.map((region) => {
        const rules = saidByRules(region) ? region.trust : 0
        return mix(rules, means[region.id]!, OF_NETWORK) / scenes.length
      })
    })
    const detail = meansOverRegions(chances, size, details)
    return joined.map((chance, i) =>
      smoothstep(BEGINS, COMPLETE, mix(chance, detail[details.labels[i]!]!, OF_DETAIL)),
    )
  }
  const shell = network.wall.map((wall, i) => wall + network.ceiling[i]!)
  votes.accord = overlapOf(votes.shell, shell)
  votes.things = network.thing
  votes.shell = join(shell, isShell)
  votes.floor = join(network.floor, ({ surface }) => surface === 'floor')
  votes.window = join(network.window, (region) => region.surface === 'window' || isSeenThroughGlass(region))
  votes.shellAndViews = votes.shellAndViews.map((weight, i) => Math.max(weight, votes.shell[i]!))
}

/** Intersection over union (0…1) of two weights. */
function overlapOf(one: Plane, other: Plane): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < one.length; i++) {
    both += Math.min(one[i]!, other[i]!)
    either += Math.max(one[i]!, other[i]!)
  }
  return both / Math.max(1, either)
}

/** Mean of a plane over each region of a segmentation, whatever the segmentation's size. */
function meansOverRegions(
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
