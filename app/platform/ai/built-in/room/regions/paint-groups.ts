import { luminance, SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import { type Plane, quantileOf, type Size } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import { sumOverRegions } from '../scene.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import { alike, type Region } from './regions.ts'

/** Walls of one colour. Each group has its own reference luminance, so that feature walls stay distinct. */
export interface PaintGroup {
  /** Weight 0…1 per pixel. */
  weight: Plane
  /** Mean Oklab lightness of the group's first region. */
  L: number
  /** Luminance (white-balanced, 0…1) of the walls' well-lit part: the 70th percentile. */
  reference: number
  /** A dark feature wall. */
  feature: boolean
  /** Fraction of the picture, 0…1. */
  area: number
  /** Whether a person corrected it to wall. */
  corrected?: true
}

interface Draft {
  regions: Region[]
  L: number
  a: number
  b: number
  area: number
  /** The part of the area that is not ceiling. */
  wallArea: number
}

const MAX_GROUPS = 4
/** Maximum area of beams and frames, as a fraction of the picture. What is larger, and no thing, is a wall in the shade. */
const MAX_TRIM = 0.03
/** Radius in raster pixels over which groups of walls blend. */
const SEAM = 12
/** Minimum mean probability (0…1) of a thing, and share of walls in a group that is not ceiling. */
const MOSTLY = 0.5
/** Maximum colour step of a soft shadow. It joins the wall's group, or its edge would show in the paint. */
const FADES = 0.04
/** Maximum chroma difference of such a shadow. A larger one may be glare on a wooden ceiling. */
const SAME_HUE = 0.03

/**
 * Clusters walls and ceiling into groups of similar colour, the one with the largest walls first. Removes from
 * `votes.shell` what is much darker than the main wall without being a whole wall (beams, door frames).
 * @param ceiling weight (0…1) at each pixel. A white ceiling is often larger than any coloured wall below it.
 */
export function paintGroups(votes: SurfaceVotes, ceiling: Plane, seen: Observation): PaintGroup[] {
  const drafts = draftGroups(votes, ceiling)
  const groupOf = new Int32Array(votes.scene.regions.length).fill(-1)
  for (const [g, draft] of drafts.entries()) for (const region of draft.regions) groupOf[region.id] = g
  const groups: PaintGroup[] = []
  for (const [g, draft] of drafts.entries()) {
    const weight = votes.shell.map((value, i) => (groupOf[votes.scene.labels[i]!] === g ? value : 0))
    const feature = drafts.some((other) => isFeatureWall(draft, other))
    const isBeside = g > 0 && draft.wallArea > MOSTLY * draft.area
    const isDarker = isBeside && !feature && drafts[0]!.L - draft.L > 0.2
    const isTrim = isDarker && (draft.wallArea < MAX_TRIM || !votes.things)
    if (isTrim || (isBeside && isMostlyThing(draft, votes)) || draft.area < 0.002) {
      for (let i = 0; i < weight.length; i++) votes.shell[i]! -= weight[i]!
      continue
    }
    groups.push({
      weight,
      L: draft.L,
      reference: referenceLuminance(weight, seen),
      feature,
      area: draft.area,
    })
  }
  blendSeams(groups, seen.size)
  return groups
}

/**
 * Blends the weights of adjacent groups over a few pixels, in place. Regions of one wall often end where nothing is
 * seen in the photo, so a sharp seam between their references would be seen in the paint.
 */
function blendSeams(groups: readonly PaintGroup[], size: Size): void {
  const plain = groups.filter(({ feature }) => !feature)
  if (plain.length < 2) return
  const shell = plain[0]!.weight.map((_, i) => plain.reduce((sum, { weight }) => sum + weight[i]!, 0))
  const around = boxMean(shell, size, SEAM)
  for (const group of plain) {
    const near = boxMean(group.weight, size, SEAM)
    group.weight = near.map((weight, i) => (shell[i]! * weight) / Math.max(1e-6, around[i]!))
  }
}

function draftGroups({ scene, shell }: SurfaceVotes, ceiling: Plane): Draft[] {
  const weights = sumOverRegions(shell, scene)
  const wallWeights = sumOverRegions(
    shell.map((weight, i) => weight * (1 - ceiling[i]!)),
    scene,
  )
  const painted = scene.regions
    .filter((region) => weights[region.id]! / region.pixels > 0.2)
    .sort((p, q) => weights[q.id]! - weights[p.id]!)
  const drafts: Draft[] = []
  for (const region of painted) {
    const fades = (part: Region) =>
      alike(part, region, SAME_HUE, 1) &&
      scene.borders.touch(part, region) &&
      scene.borders.contrast(part, region) < FADES
    const fadesInto = (draft: Draft) => draft.regions.some(fades)
    const known = drafts.find(fadesInto) ?? closest(drafts, region)
    const draft = known ?? { regions: [], L: region.L, a: region.a, b: region.b, area: 0, wallArea: 0 }
    if (!known) drafts.push(draft)
    draft.regions.push(region)
    draft.area += weights[region.id]! / shell.length
    draft.wallArea += wallWeights[region.id]! / shell.length
  }
  return drafts.sort((p, q) => q.wallArea - p.wallArea)
}

function closest(drafts: Draft[], region: Region): Draft | undefined {
  const full = drafts.length >= MAX_GROUPS
  const distance = (d: Draft) =>
    full
      ? Math.abs(region.L - d.L)
      : Math.hypot(region.a - d.a, region.b - d.b) / 0.035 + Math.abs(region.L - d.L) / 0.24
  let best: Draft | undefined
  for (const draft of drafts) if (!best || distance(draft) < distance(best)) best = draft
  return best && (full || distance(best) < 1) ? best : undefined
}

/** Whether the network labels most of a group as a thing: a cupboard, a door or a wardrobe. */
function isMostlyThing({ regions }: Draft, { things, scene }: SurfaceVotes): boolean {
  if (!things) return false
  const sums = sumOverRegions(things, scene)
  const pixels = regions.reduce((sum, region) => sum + region.pixels, 0)
  return regions.reduce((sum, region) => sum + sums[region.id]!, 0) > MOSTLY * pixels
}

/** Whether a group is a whole dark wall beside lighter walls that are not much smaller. */
function isFeatureWall(draft: Draft, main: Draft): boolean {
  const whole = draft.regions.some(
    (r) => r.area > 0.045 && (r.touchesTop > 0.02 || (r.top < 0.22 && r.touchesSides > 0.1)),
  )
  return draft.L < 0.5 && whole && main.L - draft.L > 0.38 && main.wallArea > draft.wallArea / 2
}

function referenceLuminance(weight: Plane, { picture: { data }, light: { balance } }: Observation): number {
  const histogram = new Float64Array(256)
  const at = (p: number) => SRGB_TO_LINEAR[data[p]!]!
  const rgb: Triple = [0, 0, 0]
  for (let i = 0; i < weight.length; i++) {
    if (weight[i]! <= 0.2) continue
    for (let c = 0; c < 3; c++) rgb[c] = at(i * 3 + c) * balance[c]!
    histogram[Math.min(255, (luminance(...rgb) * 255) | 0)]!++
  }
  return Math.max(0.02, quantileOf(histogram, 0.7))
}
