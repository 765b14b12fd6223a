import { mix, smoothstep } from '../../colour/curves.ts'
import { GraphSegmenter } from '../../raster/graph-segmentation.ts'
import type { Plane } from '../../raster/planes.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'
import type { Observation } from '../observation.ts'
import { isShell, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { markPeople } from '../things/people.ts'
import { meansOverRegions, voteByMeans } from './region-means.ts'
import type { SurfaceVotes } from './surface-votes.ts'
import { thingsOverFloor } from './things-over-floor.ts'

/** Weight (0…1) of the network in a region's vote; the rules have the rest. */
const OF_NETWORK = 0.65
/** The same for walls, which the network knows better; and for those that are too colourful or too dark for the rules. */
const OF_NETWORK_FOR_WALLS = 0.8
const OF_NETWORK_ALONE = 0.9
const COLOURFUL = [0.1, 0.16] as const
const DARK = [0.3, 0.45] as const
/** Weight (0…1), in a pixel's vote, of the network's mean over a small region. Large regions may contain two surfaces. */
const OF_DETAIL = 0.2
const OF_DETAIL_OF_WALLS = 0.6
/** Weight (0…1) of the network's own opinion of a pixel against the mean over its region, for windows and ceilings. */
const OF_PIXEL = 0.7
const OF_PIXEL_OF_CEILING = 0.5
/** Segmentation into small regions. Averaging over these keeps paint from ending in the middle of a wall. */
const DETAIL = { scale: 0.3, minPixels: 60 }
/** Probabilities at which a surface's weight starts to rise from 0 and reaches 1. */
const BEGINS = 0.42
const COMPLETE = 0.55
/** Probabilities of a thing, as means over regions, at which it begins to be spared, and is never painted as wall. */
const THING = [0.65, 0.8] as const
/** The same for a pixel. A white basin before white tiles lies in their region, and only its pixels tell. */
const SURE_THING = [0.7, 0.9] as const
/** Probabilities of a wall or ceiling at a pixel at which it begins to be painted whatever its region is, and always is. */
const SURE_SHELL = [0.75, 0.9] as const
/** Probabilities of a window at a pixel at which it is less wall, and none. Its white frame lies in the wall's region. */
const SURE_PANE = [0.45, 0.65] as const
/** Probabilities of a window at which it begins, and is certain, where there is neither wall nor floor. */
const PANE = [0.3, 0.5] as const

/**
 * Joins the network's probabilities with the rules' votes, region by region, in each segmentation. Modifies `votes`.
 * @param scenes every labelled segmentation that voted
 * @param network probabilities on the raster of the votes, evened out within edges
 * @param seen the photo on that raster
 */
export function joinNetwork(
  votes: SurfaceVotes,
  scenes: readonly Scene[],
  network: SeenByNetworks,
  { size, smooth }: Pick<Observation, 'size' | 'smooth'>,
): void {
  const details = new GraphSegmenter(smooth, size).segment(DETAIL)
  const vote = (probabilities: Plane, weightOf: (mean: number, region: Region) => number) =>
    voteByMeans(scenes, probabilities, ({ regions }, means) =>
      regions.map((region) => weightOf(means[region.id]!, region)),
    )
  const meansAndPixels = (probabilities: Plane, ofPixel: number) =>
    vote(probabilities, (mean) => mean).map((mean, i) => mix(mean, probabilities[i]!, ofPixel))
  const join = (
    probabilities: Plane,
    saidByRules: (region: Region) => boolean,
    ofNetwork = (_: Region) => OF_NETWORK,
    ofDetail = OF_DETAIL,
  ) => {
    const joined = vote(probabilities, (mean, region) =>
      mix(saidByRules(region) ? region.trust : 0, mean, ofNetwork(region)),
    )
    const detail = meansOverRegions(probabilities, details)
    return joined.map((probability, i) =>
      smoothstep(BEGINS, COMPLETE, mix(probability, detail[details.labels[i]!]!, ofDetail)),
    )
  }
  const shell = network.wall.map((wall, i) => wall + network.ceiling[i]!)
  votes.accord = overlapOf(votes.shell, shell)
  votes.things = network.thing
  votes.details = details
  votes.seenShell = shell
  const things = vote(network.thing, (mean) => mean)
  votes.ceiling = meansAndPixels(network.ceiling, OF_PIXEL_OF_CEILING)
  const sureThings = (network.outlinedThing ?? network.thing).map((probability) =>
    smoothstep(...SURE_THING, probability),
  )
  votes.sureThings = sureThings
  const thingOrPane = (i: number) =>
    Math.max(smoothstep(...THING, things[i]!), sureThings[i]!, smoothstep(...SURE_PANE, network.window[i]!))
  votes.shell = join(shell, isShell, ofNetworkForWalls, OF_DETAIL_OF_WALLS).map((weight, i) =>
    Math.max(weight * (1 - thingOrPane(i)), smoothstep(...SURE_SHELL, shell[i]!)),
  )
  const furniture = thingsOverFloor(scenes, network)
  votes.floor = join(network.floor, ({ surface }) => surface === 'floor').map(
    (weight, i) => weight * (1 - furniture[i]!),
  )
  votes.window = meansAndPixels(network.window, OF_PIXEL).map(
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

/** The network's weight for walls: more where the rules, which know calm, light walls, cannot tell. */
const ofNetworkForWalls = (region: Region): number =>
  region.surface === 'other'
    ? mix(OF_NETWORK_FOR_WALLS, OF_NETWORK_ALONE, strangeness(region))
    : OF_NETWORK_FOR_WALLS

/** How far (0…1) a region is too colourful or too dark for the rules to know it as a wall. */
const strangeness = ({ chroma, L }: Region): number =>
  Math.max(smoothstep(...COLOURFUL, chroma), 1 - smoothstep(...DARK, L))

/** Intersection over union (0…1) of two soft masks. */
function overlapOf(one: Plane, other: Plane): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < one.length; i++) {
    both += Math.min(one[i]!, other[i]!)
    either += Math.max(one[i]!, other[i]!)
  }
  return both / Math.max(1, either)
}
