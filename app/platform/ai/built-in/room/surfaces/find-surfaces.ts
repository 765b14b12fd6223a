import { type FoundBox, findBox } from '../geometry/find-box.ts'
import type { RoomCamera } from '../geometry/room-camera.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'
import type { Observation } from '../observation.ts'
import { boxProbabilities } from './box-probabilities.ts'
import { joinNetwork } from './join-network.ts'
import { labelScenes, type SurfaceVotes, segmentPhoto, voteOnSurfaces } from './surface-votes.ts'

/**
 * Labels the photo's regions by the rules, fits the room's box to them and to what the network sees, labels them again
 * within the box, and joins the result with the network's probabilities.
 * @param hints the camera, and the network's probabilities on the raster of `seen`, if known
 */
export function findSurfaces(
  seen: Observation,
  { camera, network }: { camera?: RoomCamera | undefined; network?: SeenByNetworks | undefined },
): { votes: SurfaceVotes; found: FoundBox | undefined } {
  const segmented = segmentPhoto(seen)
  const label = (found?: FoundBox) => labelScenes(segmented, found, network)
  const scenes = label()
  const byRules = voteOnSurfaces(scenes)
  const found = camera && findBox(camera, boxProbabilities(byRules, camera, seen.size, network), seen)
  const last = found ? label(found) : scenes
  const votes = found ? voteOnSurfaces(last) : byRules
  if (network) joinNetwork(votes, last, network, seen)
  return { votes, found }
}
