import { smoothstep } from '../../colour/curves.ts'
import { geodesicDistance } from '../../raster/geodesic-distance.ts'
import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import { isOpen, isShell, type Region } from '../regions/regions.ts'
import { type Scene, sumOverRegions } from '../scene.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/** Below this L a pixel is too dark to be assigned. */
const TOO_DARK = 0.2
/** Differences in L to the brightest wall between which a pixel becomes a lamp rather than its glow on the wall. */
const GLOW = 0.08
const LAMP = 0.13

/** Minimum mean vote of a confirmed shell region. */
const CONFIRMED = 0.5
/** Minimum area of a thing that a line separates from the wall, as a fraction of the picture. */
const MIN_THING = 0.003
/** Mean colour step across such a line. */
const LINE = 0.075

/**
 * Grows the walls into shaded corners and the soft shadows around furniture: along paths without edges, within the
 * hue of a wall region. Modifies `votes.shell`.
 */
export function growShell(votes: SurfaceVotes, { size, colour, L, a, b }: Observation): void {
  const { shell, scene } = votes
  const taken = besideWalls(votes)
  const inShell = sumOverRegions(shell, scene).map((sum, id) => sum / scene.regions[id]!.pixels)
  const seeds = scene.regions.filter((r) => inShell[r.id]! > CONFIRMED && isShell(r) && r.area > 0.01)
  const distance = geodesicDistance(shell, colour, size, 0.012)
  const isThing = (r: Region) =>
    r.area > MIN_THING && inShell[r.id]! < CONFIRMED && standsOut(r, seeds, scene)
  const open = scene.regions.map((r) => isOpen(r) && !isThing(r))
  const brightest = seeds.reduce((most, seed) => Math.max(most, seed.L), 0)
  for (let i = 0; i < shell.length; i++) {
    if (shell[i]! > 0.95 || !open[scene.labels[i]!]) continue
    if (taken.some((plane) => plane[i]! > 0.3)) continue
    let chroma = Number.POSITIVE_INFINITY
    for (const seed of seeds) chroma = Math.min(chroma, Math.hypot(a[i]! - seed.a, b[i]! - seed.b))
    const close = distance[i]! < 0.02
    const weight =
      (1 - smoothstep(0.035, 0.06, distance[i]!)) *
      (1 - (close ? smoothstep(0.028, 0.042, chroma) : smoothstep(0.022, 0.034, chroma))) *
      (1 - smoothstep(0.8, 0.95, Math.floor(i / size.width) / size.height)) *
      smoothstep(TOO_DARK, 0.3, L[i]!) *
      (1 - smoothstep(brightest + GLOW, brightest + LAMP, L[i]!))
    shell[i] = Math.max(shell[i]!, weight)
  }
}

/** Where no wall grows, whatever its colour. */
export const besideWalls = ({ floor, window, person, sureThings }: SurfaceVotes): Plane[] => [
  ...[floor, window, person],
  ...(sureThings ? [sureThings] : []),
]

/** Where no floor grows, whatever its colour. */
export const besideFloor = ({ shell, window, rug, person, sureThings }: SurfaceVotes): Plane[] => [
  ...[shell, window, rug, person],
  ...(sureThings ? [sureThings] : []),
]

/** Whether a line separates a region from every wall it touches: the back of an armchair, not a shaded corner. */
function standsOut(region: Region, walls: readonly Region[], { borders }: Scene): boolean {
  const beside = walls.filter((wall) => borders.touch(region, wall))
  return beside.length > 0 && beside.every((wall) => borders.contrast(region, wall) > LINE)
}

/**
 * Grows the floor into pixels of its colour below its upper end, along paths without real edges, so that linen and
 * seats of the floor's colour stay out, as does everything that the network is sure is a thing. Modifies `votes.floor`.
 */
export function growFloor(votes: SurfaceVotes, seen: Observation): void {
  const { floor, scene, sureThings } = votes
  const { width, height } = seen.size
  const mean = meanColour(floor, seen)
  if (!mean || Math.hypot(mean.a, mean.b) <= 0.025) return
  const top = topOf(floor, width, height)
  const distance = geodesicDistance(floor, seen.colour, seen.size, 0.02)
  const open = scene.regions.map((r) => r.surface === 'other' || r.surface === 'floor')
  for (let i = top * width; i < floor.length; i++) {
    if (!open[scene.labels[i]!] || (sureThings && sureThings[i]! > 0.3)) continue
    const y = Math.floor(i / width)
    const chroma = Math.hypot(seen.a[i]! - mean.a, seen.b[i]! - mean.b) / 0.022
    const light = (seen.L[i]! - mean.L) / 0.2
    const likeness = Math.exp(-0.7 * (chroma ** 2 + light ** 2)) * smoothstep(top - 2, top + height * 0.12, y)
    const near = 1 - smoothstep(0.04, 0.08, distance[i]!)
    floor[i] = Math.max(floor[i]!, 0.9 * smoothstep(0.25, 0.7, likeness) * near)
  }
}

/** Mean Oklab colour of the reliable pixels; undefined when they cover at most 3 % of the picture. */
function meanColour(mask: Plane, seen: Observation): { L: number; a: number; b: number } | undefined {
  const sum = { L: 0, a: 0, b: 0 }
  let count = 0
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! <= 0.6) continue
    sum.L += seen.L[i]!
    sum.a += seen.a[i]!
    sum.b += seen.b[i]!
    count++
  }
  return count > mask.length * 0.03 ? { L: sum.L / count, a: sum.a / count, b: sum.b / count } : undefined
}

/** The row above which only 5 % of the reliable pixels lie. */
function topOf(mask: Plane, width: number, height: number): number {
  const rows = new Int32Array(height)
  let count = 0
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! <= 0.6) continue
    rows[Math.floor(i / width)]!++
    count++
  }
  let sum = 0
  for (let y = 0; y < height; y++) {
    sum += rows[y]!
    if (sum > count * 0.05) return y
  }
  return height
}
