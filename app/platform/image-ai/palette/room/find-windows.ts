import { alike, type Region } from './regions.ts'
import type { Scene } from './scene.ts'

/** Share of the outline that lies against panes, from which on a thing is behind the glass or holds it. */
const BEHIND_GLASS = 0.3
/** Panes smaller than this share of the picture may be lamps: what touches them is not behind glass. */
const LEAST_PANE = 0.008
/** What is behind glass or holds it is smaller than this share of the picture. */
const MOST_VIEW = 0.08
/** A frame fills less than this share of the rectangle around it. */
const MOST_FRAME = 0.4
/** By so much (Oklab L) a pane outshines the wall around it. */
const BRIGHTER_THAN_WALL = 0.1

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
  for (let pass = 0; pass < 2; pass++) viewBelongsToWindow(scene, wall)
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

/** Trees and sky between the bars, and the bars: mostly surrounded by panes, and not of the wall's colour. */
function viewBelongsToWindow({ regions, borders, size }: Scene, wall: Region | undefined): void {
  const isPane = (r: Region) => r.surface === 'window' && r.area > LEAST_PANE
  for (const r of regions) {
    if (!isOpen(r) || r === wall || r.area > MOST_VIEW || r.touchesBottom > 0.02) continue
    const box = (r.right - r.left) * size.width * (r.bottom - r.top) * size.height
    const isFrame = r.pixels < MOST_FRAME * box
    if (wall && !isFrame && alike(r, wall, 0.02, 0.1)) continue
    if (borders.share(r, regions, isPane) > BEHIND_GLASS) label(r, 0.9)
  }
}

function isOpen(r: Region): boolean {
  return r.surface === 'wall' || r.surface === 'other' || r.surface === 'ceiling'
}
