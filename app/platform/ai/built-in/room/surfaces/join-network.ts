import { mix, smoothstep } from '../../colour/curves.ts'
import type { Plane } from '../../raster/planes.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'
import type { Scene } from '../scene.ts'
import { markPeople } from '../things/people.ts'
import { voteByMeans } from './region-means.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/** Probabilities at which the weight of a wall, a ceiling or a floor starts to rise from 0 and reaches 1. */
const PAINTED = [0.42, 0.55] as const
/** The same for a window, where there is neither wall nor floor. */
const PANE = [0.3, 0.5] as const
/** Probabilities of a thing at which no wall begins to grow, and none grows. */
const SURE_THING = [0.6, 0.8] as const

/** Weight (0…1) of a pixel's own probability of ceiling; the rest has the mean over its region, or patches remain on walls. */
const OF_PIXEL = 0.5

/**
 * Replaces the rules' votes on walls, floor and windows by what the network sees. It finds more of them than rules and
 * network together did. Modifies `votes`.
 * @param scenes every labelled segmentation that voted
 * @param network probabilities on the raster of the votes, evened out within edges
 */
export function joinNetwork(votes: SurfaceVotes, scenes: readonly Scene[], network: SeenByNetworks): void {
  const { size } = votes.scene
  const shell = network.wall.map((wall, i) => wall + network.ceiling[i]!)
  const painted = (plane: Plane) => plane.map((probability) => smoothstep(...PAINTED, probability))
  votes.accord = overlapOf(votes.shell, shell)
  votes.things = network.thing
  votes.seenShell = shell
  const means = voteByMeans(size, scenes, network.ceiling, (_, meanOf) => [...meanOf])
  votes.ceiling = network.ceiling.map((ceiling, i) => mix(means[i]!, ceiling, OF_PIXEL))
  votes.sureThings = network.thing.map((probability) => smoothstep(...SURE_THING, probability))
  votes.shell = painted(shell)
  votes.floor = painted(network.floor)
  votes.window = network.window.map(
    (probability, i) => smoothstep(...PANE, probability) * (1 - Math.max(votes.shell[i]!, votes.floor[i]!)),
  )
  if (network.people) sparePeople(votes, markPeople(network.people, network.thing, votes.person, size))
  votes.shellAndViews = votes.shellAndViews.map((weight, i) => Math.max(weight, votes.shell[i]!))
}

function sparePeople(votes: SurfaceVotes, people: Plane): void {
  const besides = (weight: number, i: number) => weight * (1 - people[i]!)
  votes.person = people
  votes.shell = votes.shell.map(besides)
  votes.floor = votes.floor.map(besides)
}

/** Intersection over union (0…1) of two soft masks. */
function overlapOf(one: Plane, other: Plane): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < one.length; i++) {
    both += Math.min(one[i]!, other[i]!)
    either += Math.max(one[i]!, other[i]!)
  }
  return both / Math.max(1, either)
}
