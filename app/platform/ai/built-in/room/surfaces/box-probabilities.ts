import { mix } from '../../colour/curves.ts'
import type { Size } from '../../raster/planes.ts'
import type { RoomCamera } from '../geometry/room-camera.ts'
import { type SurfaceProbabilities, surfacePlanes } from '../geometry/surface-probabilities.ts'
import { ruleProbabilities } from './rule-probabilities.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/**
 * Weight (0…1) of the network. It knows ceilings, which the rules only guess from a pixel's elevation, and the rules know
 * edges. From 0.4 to 0.7 the box is the same.
 */
const OF_NETWORK = 0.55

/** The probable surfaces to which the room's box is fitted: the rules' votes, and the network's opinion if there is one. */
export function boxProbabilities(
  votes: SurfaceVotes,
  camera: RoomCamera,
  size: Size,
  network?: SurfaceProbabilities,
): SurfaceProbabilities {
  const rules = ruleProbabilities(votes, camera, size)
  if (!network) return rules
  return surfacePlanes((name) =>
    rules[name].map((probability, i) => mix(probability, network[name][i]!, OF_NETWORK)),
  )
}
