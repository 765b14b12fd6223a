import { GuidedFilter } from '../../raster/guided-filter.ts'
import { type LocalColour, localColour } from '../local-colour.ts'
import type { Observation } from '../observation.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import { allWalls, type PaintGroup } from './paint-group.ts'

/** Radius in raster pixels within which a rim of wall has its group. */
const RIM = 14
/** Minimum share of that area which the group covers, and maximum difference (Oklab a, b) from its mean colour there. */
const NEAR = 0.02
const SAME_CHROMA = 0.025
/** Minimum lightness of a shaded rim relative to the group's. */
const SHADE = 0.6
/** Minimum probability of wall or ceiling in a rim, according to the network, and the one from which its colour does not matter. */
const SEEN = 0.5
export const SURE_WALL = 0.8
/** Radius in raster pixels over which groups of walls blend, and the squared colour difference of an edge too faint to follow. */
const SEAM = 50
const EPSILON = 0.0002
/** Light changes slowly, so it is followed on every fourth pixel. */
const SEAM_STEP = 4

/**
 * Adds the walls' rims within the regions of other things to the group beside them, in place, where they have its
 * colour and the network sees a wall. A region of a cupboard often contains the shadow that it casts on the wall.
 * @param groupOf the group of each region, -1 without one
 */
export function joinRims(
  groups: readonly PaintGroup[],
  { shell, seenShell, scene: { labels } }: SurfaceVotes,
  groupOf: Int32Array,
  seen: Pick<Observation, 'size' | 'L' | 'a' | 'b'>,
): void {
  const walls = groups.map(({ weight }) => localColour(weight, RIM, seen))
  const isLike = (i: number, { share, lightnessAt, chromaFrom }: LocalColour) =>
    share[i]! >= NEAR && seen.L[i]! >= SHADE * lightnessAt(i) && chromaFrom(i) < SAME_CHROMA
  for (let i = 0; i < shell.length; i++) {
    if (!shell[i] || groupOf[labels[i]!] !== -1 || (seenShell?.[i] ?? 0) < SEEN) continue
    const beside = (g: number) => walls[g]!.share[i]!
    let closest = 0
    for (let g = 1; g < walls.length; g++) if (beside(g) > beside(closest)) closest = g
    const wall = walls[closest]
    if (wall && (seenShell![i]! > SURE_WALL || isLike(i, wall))) groups[closest]!.weight[i] = shell[i]!
  }
}

/**
 * Blends the weights of adjacent groups, in place, with the light: where one wall fades from light to shade, its
 * references do so with it. Regions of one wall end at any place within a shadow, and a seam there would be seen.
 */
export function blendSeams(
  groups: readonly PaintGroup[],
  { size, colour }: Pick<Observation, 'size' | 'colour'>,
): void {
  const plain = groups.filter(({ feature }) => !feature)
  if (plain.length < 2) return
  const shell = allWalls(plain)
  const light = new GuidedFilter(colour, size, SEAM, EPSILON, SEAM_STEP)
  const blended = plain.map(({ weight }) => light.apply(weight).map((value) => Math.max(0, value)))
  const around = shell.map((_, i) => blended.reduce((sum, weight) => sum + weight[i]!, 0))
  for (const [g, group] of plain.entries())
    group.weight = blended[g]!.map((weight, i) => (shell[i]! * weight) / Math.max(1e-6, around[i]!))
}
