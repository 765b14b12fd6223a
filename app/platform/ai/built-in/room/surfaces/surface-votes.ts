import { smoothstep } from '../../colour/curves.ts'
import { GraphSegmenter, type Segmentation } from '../../raster/graph-segmentation.ts'
import { mergeWeakBorders } from '../../raster/merge-regions.ts'
import type { Plane } from '../../raster/planes.ts'
import type { FoundBox } from '../geometry/find-box.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import type { Observation } from '../observation.ts'
import { RegionBorders } from '../regions/region-borders.ts'
import { measureRegions, type Region, type Surface } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { findPeople, findSoftFurnishing } from '../things/find-furnishings.ts'
import { cutByFaces, type FacedSegmentation, facesOf } from './cut-by-faces.ts'
import { findFloor } from './find-floor.ts'
import { findFloorInBox } from './find-floor-in-box.ts'
import { findWalls } from './find-walls.ts'
import { completeWindows, findWindows, isSeenThroughGlass } from './find-windows.ts'
import { shellAgreement } from './shell-agreement.ts'

/** Votes of segmentations at different scales for each pixel: weights 0…1. */
export interface SurfaceVotes {
  /** Wall or ceiling, which the ceiling line separates. */
  shell: Plane
  floor: Plane
  rug: Plane
  window: Plane
  /** The shell, and views through windows that resemble it. */
  shellAndViews: Plane
  /** Bright panes and lamps only. */
  bright: Plane
  person: Plane
  soft: Plane
  /** Fraction (0…1) of the shell by majority on which all segmentations agree. */
  agreement: number
  /** Intersection over union (0…1) of the rules' and the network's shells; undefined without a network. */
  accord?: number
  /** The network's probabilities of things, of shell and, half as means over regions, of ceiling; undefined without it. */
  things?: Plane
  seenShell?: Plane
  /** Where the network is so sure of a thing that no wall is painted; undefined without it. */
  sureThings?: Plane
  ceiling?: Plane
  /** The photo cut into small regions; undefined without it. */
  details?: Segmentation
  /** The middle segmentation. */
  scene: Scene
}

/** A single scale flips whole walls when a photo is merely resized. The middle one comes first. */
const SCALES = [0.9, 0.55, 1.4]
const MIN_REGION = 0.0012

/** A photo segmented into regions at three scales, the middle one first. */
export interface SegmentedPhoto {
  seen: Observation
  segmentations: Segmentation[]
}

/** Segments a photo at three scales. */
export function segmentPhoto(seen: Observation): SegmentedPhoto {
  const segmenter = new GraphSegmenter(seen.smooth, seen.size)
  const minPixels = Math.round(seen.size.width * seen.size.height * MIN_REGION)
  const cut = (scale: number) => segmenter.segment({ scale, minPixels })
  return { seen, segmentations: SCALES.map((scale) => mergeWeakBorders(cut(scale), seen.smooth, seen.size)) }
}

/**
 * Labels the regions of each segmentation by the rules.
 * @param found the room's box, which the network may contradict: it cuts the regions and limits their surfaces by face
 */
export function labelScenes(
  { seen, segmentations }: SegmentedPhoto,
  found?: FoundBox,
  network?: SurfaceProbabilities,
): Scene[] {
  const faces = found && facesOf(found, seen.size, network)
  return segmentations.map((segments) => labelledScene(seen, faces ? cutByFaces(segments, faces) : segments))
}

/**
 * Counts the votes of labelled scenes of one photo.
 */
export function voteOnSurfaces(scenes: readonly Scene[]): SurfaceVotes {
  const voteFor = (counts: (region: Region) => boolean) =>
    sumVotes(scenes, ({ regions }) =>
      regions.map((region) => (counts(region) ? region.trust / scenes.length : 0)),
    ).map((sum) => smoothstep(0.28, 0.61, sum))
  const vote = (...surfaces: Surface[]) => voteFor(({ surface }) => surfaces.includes(surface))
  return {
    shell: vote('wall', 'ceiling'),
    floor: vote('floor'),
    rug: vote('rug'),
    window: voteFor((region) => region.surface === 'window' || isSeenThroughGlass(region)),
    shellAndViews: vote('wall', 'ceiling', 'view'),
    bright: vote('window'),
    person: vote('person'),
    soft: vote('soft'),
    agreement: shellAgreement(scenes),
    scene: scenes[0]!,
  }
}

function labelledScene(seen: Observation, segments: FacedSegmentation): Scene {
  const { size, smooth } = seen
  const scene: Scene = {
    size,
    labels: segments.labels,
    regions: measureRegions(segments, seen),
    borders: new RegionBorders(segments, smooth, size),
  }
  for (const region of scene.regions) {
    region.face = segments.faces?.[region.id]
    region.within = segments.shares?.[region.id]
  }
  findWindows(scene)
  const wall = findWalls(scene)
  completeWindows(scene, wall)
  if (segments.faces) findFloorInBox(scene)
  else findFloor(scene, wall)
  findSoftFurnishing(scene, wall)
  findPeople(scene, wall)
  return scene
}

/** Sums, pixel by pixel, the weight that each scene of one photo gives to the pixel's region. */
export function sumVotes(scenes: readonly Scene[], weightsOf: (scene: Scene) => ArrayLike<number>): Plane {
  const votes = new Float32Array(scenes[0]!.labels.length)
  for (const scene of scenes) {
    const { labels } = scene
    const weights = weightsOf(scene)
    for (let i = 0; i < votes.length; i++) votes[i]! += weights[labels[i]!]!
  }
  return votes
}
