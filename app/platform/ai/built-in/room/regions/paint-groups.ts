import { luminance, SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { type Plane, quantileOf } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import { sumOverRegions } from '../scene.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import type { PaintGroup } from './paint-group.ts'
import { alike, type Region } from './regions.ts'
import { blendSeams, joinRims, SURE_WALL } from './wall-seams.ts'

interface Draft {
  regions: Region[]
  L: number
  a: number
  b: number
  area: number
  /** The part of the area that is not ceiling. */
  wallArea: number
  /** The part of the area that the network labels as things: cupboards, doors, wardrobes. */
  thingArea: number
}

const MAX_GROUPS = 4
/** Minimum area of a group, as a fraction of the picture. */
const MIN_AREA = 0.002
/** Maximum area of beams and frames, as a fraction of the picture. What is larger, and no thing, is a wall in the shade. */
const MAX_TRIM = 0.03
/** Minimum share of walls in a group that is not ceiling, and mean probability (0…1) of a thing in one that is a thing. */
const MOSTLY = 0.5
const THING = 0.42
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
    const isThing = draft.thingArea > THING * draft.area
    const isTrim = isDarker && (draft.wallArea < MAX_TRIM || !votes.things)
    const isSmall = draft.area < MIN_AREA
    if (isTrim || isSmall || (isBeside && isThing)) {
      for (const region of draft.regions) groupOf[region.id] = -1
      const isWall = isSmall && votes.things && !isThing
      if (!isWall) removeUnsure(votes, weight)
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
  joinRims(groups, votes, groupOf, seen)
  blendSeams(groups, seen)
  return groups
}

/** Removes a group from the shell but for what is surely wall, which `joinRims` gives to the group beside it. */
function removeUnsure({ shell, seenShell }: SurfaceVotes, weight: Plane): void {
  for (let i = 0; i < weight.length; i++) if (!seenShell || seenShell[i]! < SURE_WALL) shell[i]! -= weight[i]!
}

function draftGroups({ scene, shell, things }: SurfaceVotes, ceiling: Plane): Draft[] {
  const weightsOf = (share: (i: number) => number) =>
    sumOverRegions(
      shell.map((weight, i) => weight * share(i)),
      scene,
    )
  const weights = sumOverRegions(shell, scene)
  const wallWeights = weightsOf((i) => 1 - ceiling[i]!)
  const thingWeights = weightsOf((i) => things?.[i] ?? 0)
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
    const draft = known ?? emptyDraft(region)
    if (!known) drafts.push(draft)
    draft.regions.push(region)
    draft.area += weights[region.id]! / shell.length
    draft.wallArea += wallWeights[region.id]! / shell.length
    draft.thingArea += thingWeights[region.id]! / shell.length
  }
  return drafts.sort((p, q) => q.wallArea - p.wallArea)
}

const emptyDraft = ({ L, a, b }: Region): Draft => ({
  regions: [],
  L,
  a,
  b,
  area: 0,
  wallArea: 0,
  thingArea: 0,
})

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
