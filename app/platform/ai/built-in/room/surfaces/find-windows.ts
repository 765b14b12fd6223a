import { alike, isOpen, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Share of the outline that lies against panes, from which on a thing is behind the glass or holds it. */
const BEHIND_GLASS = 0.3
/** Panes smaller than this share of the picture may be lamps: what touches them is not behind glass. */
const MIN_PANE = 0.008
/** What is behind glass or holds it is smaller than this share of the picture. */
const MAX_VIEW = 0.08
/** A frame fills less than this share of the rectangle around it. */
const MAX_FRAME = 0.4
/** Mean change of L from pixel to pixel of what is seen through a window; plain walls have a third of it. */
const UNEVEN = 0.022
/** Share of the outline against the ceiling from which on a wall rises to it. */
const RISES = 0.03
/** Smaller walls say nothing of what colour walls have here. */
const MIN_WALL = 0.02
/** Mean colour step across a border from which on it is a line. */
const CLEAR_LINE = 0.1
/** Chroma of red, orange and yellow things; views are green, blue or grey. */
const WARM = 0.06
/** By so much (Oklab L) a pane outshines the wall around it. */
const BRIGHTER_THAN_WALL = 0.1

/** A bright pane, or what is seen through one. */
type Glazed = 'window' | 'view'

/** Window panes, lamps and backlit curtains: burnt out or nearly white. Paint never covers them. */
export function findWindows({ regions }: Scene): void {
  for (const region of regions) {
    if (region.clipped > 0.3 || region.L > 0.955) label(region, 1)
  }
}

/**
 * Takes for window what the walls were wrongly given: a net curtain or a veiled pane far brighter than them, then the
 * view and the bars between panes.
 * @param wall the region that speaks for the walls
 */
export function completeWindows(scene: Scene, wall: Region | undefined): void {
  brightWallsAreWindows(scene.regions, wall)
  if (wall) gardensAreWindows(scene.regions, wall)
  for (let pass = 0; pass < 2; pass++) panesReachFurther(scene, wall, 'window')
  if (wall) islandsAreViews(scene, wall)
  for (let pass = 0; pass < 2; pass++) panesReachFurther(scene, wall, 'view')
}

function label(region: Region, trust: number): void {
  region.surface = 'window'
  region.trust = trust
}

/** Where the walls are clearly darker, the one very bright 'wall' is a net curtain or a window. */
function brightWallsAreWindows(regions: Region[], main: Region | undefined): void {
  const walls = regions.filter((r) => r.surface === 'wall')
  const calm = walls.filter((r) => r.L < 0.875 && r.L > 0.4).reduce((sum, r) => sum + r.area, 0)
  if (calm <= 0.08) return
  for (const r of walls) {
    const outshines = main !== undefined && r.L > main.L + BRIGHTER_THAN_WALL
    if (r.L > 0.885 && (r.clipped > 0.04 || r.texture > 0.014 || outshines)) label(r, 0.9)
  }
}

/** Trees in daylight: green, uneven, brighter than the wall, and away from the picture's upper edge. */
function gardensAreWindows(regions: Region[], main: Region): void {
  for (const r of regions) {
    if (!isOpen(r) || r.touchesTop > 0.02 || r.bottom > 0.75) continue
    const green = r.hue > 100 && r.hue < 170 && r.chroma > 0.025 && r.texture > 0.01
    if (green && r.L > main.L + 0.02 && !alike(r, main, 0.025, 1)) label(r, 0.9)
  }
}

/**
 * Gardens, streets, the sea and the sky behind glass that outshines nothing. A wall rises to the ceiling or to the
 * picture's upper edge. What does neither, has the colour of no wall that does, and is uneven or clearly parted and of
 * another hue, hangs on the wall or lies behind it. Mirrors, tiles and shelves are spared with it.
 */
function islandsAreViews({ regions, borders }: Scene, main: Region): void {
  const isCeiling = (r: Region) => r.surface === 'ceiling'
  const rises = (r: Region) => r.touchesTop > 0 || borders.share(r, regions, isCeiling) > RISES
  const walls = regions.filter((r) => r === main || (r.surface === 'wall' && r.area > MIN_WALL && rises(r)))
  for (const r of regions) {
    if (r.surface !== 'wall' || r === main || r.area > MAX_VIEW || rises(r)) continue
    if (walls.some((wall) => alike(r, wall, 0.02, 0.1))) continue
    const parted = r.touchesSides < 0.02 && borders.contrast(r, main) > CLEAR_LINE
    if (isUneven(r, main) || (parted && hasOtherHue(r, main))) r.surface = 'view'
  }
}

/** What passed for wall and is no curtain, shelf or brick: those are no wall either, but may get new colours. */
export function isSeenThroughGlass({ surface, chroma, hue }: Region): boolean {
  const warm = chroma > WARM && (hue < 95 || hue > 330)
  return surface === 'view' && !warm
}

/** A wall in the shade is uneven too, but of its own hue; streets at night are even more so. */
function isUneven(r: Region, wall: Region): boolean {
  const shaded = wall.L > r.L && Math.hypot(r.a - wall.a, r.b - wall.b) < 0.015
  const least = shaded ? 2 * UNEVEN : UNEVEN
  return r.texture > Math.max(least, 2 * wall.texture)
}

/** Another paint, or daylight: brighter and bluer than the wall. */
function hasOtherHue(r: Region, wall: Region): boolean {
  const daylight = r.L > wall.L + 0.03 && r.b < wall.b - 0.005
  return daylight || Math.hypot(r.a - wall.a, r.b - wall.b) > 0.03
}

/** Trees and sky between the bars, and the bars: mostly surrounded by panes, and not of the wall's colour. */
function panesReachFurther(
  { regions, borders, size }: Scene,
  wall: Region | undefined,
  surface: Glazed,
): void {
  const isPane = (r: Region) => (r.surface === 'window' || r.surface === surface) && r.area > MIN_PANE
  for (const r of regions) {
    if (!isOpen(r) || r === wall || r.area > MAX_VIEW || r.touchesBottom > 0.02) continue
    const box = (r.right - r.left) * size.width * (r.bottom - r.top) * size.height
    const isFrame = r.pixels < MAX_FRAME * box
    if (wall && !isFrame && alike(r, wall, 0.02, 0.1)) continue
    if (borders.share(r, regions, isPane) <= BEHIND_GLASS) continue
    if (surface === 'window') label(r, 0.9)
    else if (r.surface !== 'other') r.surface = 'view'
  }
}
