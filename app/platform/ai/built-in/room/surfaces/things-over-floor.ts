import { smoothstep } from '../../colour/curves.ts'
import type { Plane } from '../../raster/planes.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import type { Scene } from '../scene.ts'
import { voteByMeans } from './region-means.ts'

/** Leads of thing over floor, as mean probabilities of a region, at which it begins to be spared, and is spared. */
const THING_LEADS = [0.1, 0.16] as const
/** Leads of floor over thing, elsewhere in the photo, at which the network begins to know its floor, and knows it. */
const FLOOR_LEADS = [0.1, 0.18] as const
/** Minimum area of a floor that the network knows, as a fraction of the picture. */
const KNOWN_FLOOR = 0.006

/**
 * Finds regions that the network takes rather for things than for floor, such as beds that the rules take for a floor,
 * while it sees the floor elsewhere. Where it knows no floor, as on a dark one, its doubt says nothing.
 * @param scenes every labelled segmentation that voted
 * @returns weight 0…1 of things at each pixel
 */
export function thingsOverFloor(
  scenes: readonly Scene[],
  network: Pick<SurfaceProbabilities, 'floor' | 'thing'>,
): Plane {
  const lead = network.thing.map((thing, i) => thing - network.floor[i]!)
  return voteByMeans(scenes, lead, ({ regions }, leads) => {
    const floors = regions.filter(({ area }) => area >= KNOWN_FLOOR).map(({ id }) => -leads[id]!)
    const known = smoothstep(...FLOOR_LEADS, Math.max(0, ...floors))
    return regions.map(({ id }) => known * smoothstep(...THING_LEADS, leads[id]!))
  })
}
