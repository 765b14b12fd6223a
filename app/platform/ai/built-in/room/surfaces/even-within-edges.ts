import { domainTransform } from '../../raster/domain-transform.ts'
import { type SeenByNetworks, surfacePlanes } from '../geometry/surface-probabilities.ts'
import type { Observation } from '../observation.ts'

/** Distance in pixels over which pixels of one colour share their probabilities, and the colour step that ends it. */
const REACH = { sigmaSpace: 40, sigmaRange: 0.1, passes: 3 }

/**
 * Evens out the network's probabilities along the photo's own colours. The network sees in coarser pixels: without this
 * a rim of bare wall remains around things.
 * @param network probabilities on the raster of the observation
 */
export function evenWithinEdges(
  network: SeenByNetworks,
  { colour, size }: Pick<Observation, 'colour' | 'size'>,
): SeenByNetworks {
  const planes = surfacePlanes((name) => network[name].slice())
  domainTransform(Object.values(planes), colour, size, REACH)
  return { ...network, ...planes }
}
