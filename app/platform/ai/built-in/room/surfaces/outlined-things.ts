import { connectedAreas } from '../../raster/components.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'
import type { Observation } from '../observation.ts'
import { straightenFlatThings } from '../things/flat/straighten.ts'

/** Minimum probability of the pixels that form one thing. */
const THING = 0.7
/** Minimum mean probability that must be left of a thing after evening: without an outline in the photo it fades. */
const LEFT = 0.6

/**
 * Restores the parts of things that faded into a wall of their own colour, such as the white margin of a picture.
 * @param own the network's own probability of a thing
 * @param evened the same, evened out within the photo's edges
 * @returns `evened`, and at least `own` in every thing that is outlined in the photo
 */
export function outlinedThings(own: Plane, evened: Plane, size: Size): Plane {
  const mask = Uint8Array.from(own, (probability) => (probability > THING ? 1 : 0))
  const { labels, count } = connectedAreas(mask, size)
  const sums = new Float64Array(count + 1)
  const pixels = new Uint32Array(count + 1)
  for (const [i, label] of labels.entries()) {
    sums[label]! += evened[i]!
    pixels[label]!++
  }
  return evened.map((probability, i) => {
    const label = labels[i]!
    return label && sums[label]! >= LEFT * pixels[label]! ? Math.max(own[i]!, probability) : probability
  })
}

/**
 * Adds the outlines of things to what the network sees.
 * @param own the network's own probability of a thing
 * @param evened what it sees, evened out within the photo's edges
 */
export function withOutlines(
  own: Plane,
  evened: SeenByNetworks,
  { colour, size }: Pick<Observation, 'colour' | 'size'>,
): SeenByNetworks {
  const whole = outlinedThings(own, evened.thing, size)
  const { straightened, flat } = straightenFlatThings(own, whole, colour, size)
  return { ...evened, outlinedThing: straightened, flatThings: flat }
}
