import { alike, isOpen, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Minimum fraction of a thing's outline that touches panes, for it to be behind the glass or part of the frame. */
const BEHIND_GLASS = 0.3
/** Minimum area of a pane as a fraction of the picture. Smaller ones may be lamps. */
const MIN_PANE = 0.008
/** Maximum area of a view or frame as a fraction of the picture. */
const MAX_VIEW = 0.08
/** A frame fills less than this fraction of its bounding box. */
const MAX_FRAME = 0.4
/** Mean change of L per pixel in a view; plain walls have a third of it. */
const UNEVEN = 0.022
/** Minimum fraction of the outline that touches the ceiling, for a wall that rises to it. */
const RISES = 0.03
/** Minimum area of a wall that shows the walls' colour. */
const MIN_WALL = 0.02
/** Mean colour step across a border that counts as a line. */
const CLEAR_LINE = 0.1
/** Minimum chroma of red, orange and yellow things; views are green, blue or grey. */
const WARM = 0.06
/** Minimum difference in L between a pane and the darker wall around it. */
const BRIGHTER_THAN_WALL = 0.1

/** A bright pane, or a view through one. */
type Glazed = 'window' | 'view'

/** Labels window panes, lamps and backlit curtains, which are clipped or nearly white. Paint never covers them. */
export function findWindows({ regions }: Scene): void {
  for (const region of regions) {
    if (region.clipped > 0.3 || region.L > 0.955) label(region, 1)
  }
}

/**
 * Relabels as windows what was labelled as wall: net curtains and veiled panes much brighter than the walls, then
 * views and the bars between panes.
 * @param wall the main wall
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

/** Relabels the very bright walls where the others are clearly darker: they are net curtains or windows. */
function brightWallsAreWindows(regions: Region[], main: Region | undefined): void {
  const walls = regions.filter((r) => r.surface === 'wall')
  const calm = walls.filter((r) => r.L < 0.875 && r.L > 0.4).reduce((sum, r) => sum + r.area, 0)
  if (calm <= 0.08) return
  for (const r of walls) {
    const outshines = main !== undefined && r.L > main.L + BRIGHTER_THAN_WALL
    if (r.L > 0.885 && (r.clipped > 0.04 || r.texture > 0.014 || outshines)) label(r, 0.9)
  }
}

/** Relabels sunlit trees: green, textured, brighter than the wall, and away from the picture's top edge. */
function gardensAreWindows(regions: Region[], main: Region): void {
  for (const r of regions) {
    if (!isOpen(r) || r.touchesTop > 0.02 || r.bottom > 0.75) continue
    const green = r.hue > 100 && r.hue < 170 && r.chroma > 0.025 && r.texture > 0.01
    if (green && r.L > main.L + 0.02 && !alike(r, main, 0.025, 1)) label(r, 0.9)
  }
}

/**
 * Relabels gardens, streets, the sea and the sky behind glass no brighter than the wall. A wall rises to the ceiling
 * or to the picture's top edge. A region that does neither, differs in colour from all walls that do, and is textured
 * or separated by a line and another hue, hangs on the wall or lies behind it. This also spares mirrors, tiles and
 * shelves.
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

/** Whether a view is behind glass. Curtains, shelves and bricks are views too, but may be recoloured. */
export function isSeenThroughGlass({ surface, chroma, hue }: Region): boolean {
  const warm = chroma > WARM && (hue < 95 || hue > 330)
  return surface === 'view' && !warm
}

/** Whether a region is textured. Shade makes a wall uneven without changing its hue; streets at night are more so. */
function isUneven(r: Region, wall: Region): boolean {
  const shaded = wall.L > r.L && Math.hypot(r.a - wall.a, r.b - wall.b) < 0.015
  const least = shaded ? 2 * UNEVEN : UNEVEN
  return r.texture > Math.max(least, 2 * wall.texture)
}

/** Whether a region has another hue than the wall, or shows daylight, which is brighter and bluer. */
function hasOtherHue(r: Region, wall: Region): boolean {
  const daylight = r.L > wall.L + 0.03 && r.b < wall.b - 0.005
  return daylight || Math.hypot(r.a - wall.a, r.b - wall.b) > 0.03
}

/** Adds trees and sky between the bars, and the bars: mostly surrounded by panes, and not in the wall's colour. */
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
