import { smoothstep } from '../../colour/curves.ts'
import { alike, type Region, SELDOM_WOOD, woodiness } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Maximum area of lamps and other things that hang from ceilings, as a fraction of the picture. */
const MAX_LAMP = 0.006

/**
 * Labels ceiling and walls: large, plain, high regions, then regions that continue them without a clear line.
 * @returns the main wall, if there is one
 */
export function findWalls(scene: Scene): Region | undefined {
  labelCeilingInBox(scene)
  const candidates = scene.regions.filter((region) => region.surface === 'other' && region.face !== 'floor')
  const scores = new Map(candidates.map((region) => [region.id, wallScore(region)]))
  const weight = (region: Region) => scores.get(region.id)! * region.area
  const likely = (region: Region) => weight(region) * (1 - SELDOM_WOOD * woodenWall(region))
  const tallest = candidates
    .filter((region) => !liesLikeCeiling(region))
    .sort((p, q) => likely(q) - likely(p))[0]
  const main = tallest && weight(tallest) > 0.012 ? tallest : undefined
  for (const region of candidates) {
    const pale = !main || (region.L > main.L - 0.14 && region.chroma < 0.07)
    if (liesLikeCeiling(region) && pale) label(region, 'ceiling', 0.95)
  }
  const paintable = candidates.filter((region) => !(main && isWoodenFurniture(region, main)))
  for (const region of paintable) {
    if (region.surface !== 'other' || region.area <= 0.008 || scores.get(region.id)! <= 0.3) continue
    const continuous = main && (scene.borders.contrast(region, main) < 0.1 || region.touchesSides > 0.05)
    const lower = continuous && region.top < 0.5 && alike(region, main, 0.014, 0.12)
    if (region.top < 0.36 || lower) label(region, 'wall', smoothstep(0.2, 0.6, scores.get(region.id)!))
  }
  continueWalls(scene, paintable)
  continueCeiling(candidates)
  return main
}

function label(region: Region, surface: Region['surface'], trust: number): void {
  region.surface = surface
  region.trust = trust
}

function wallScore(r: Region): number {
  const darkness = r.L >= 0.4 ? 1 : r.top < 0.32 && r.area > 0.02 && r.L > 0.17 ? 0.6 : 0.08
  return (
    smoothstep(0.003, 0.03, r.area) *
    (1 - smoothstep(0.025, 0.07, r.texture)) *
    (1 - smoothstep(0.52, 0.74, r.centreY)) *
    (1 - smoothstep(0.13, 0.2, r.chroma)) *
    (1 - 0.8 * smoothstep(0.05, 0.25, r.touchesBottom) * (r.top < 0.2 ? 0.3 : 1)) *
    darkness *
    (r.bottom - r.top > 0.06 ? 1 : 0.4)
  )
}

const woodenWall = (r: Region): number => woodiness(r) * smoothstep(0.03, 0.05, r.chroma)

/** Whether a region is a bare wooden cupboard in front of a plain wall. Panelled walls are larger. */
function isWoodenFurniture(r: Region, wall: Region): boolean {
  const brown = r.hue > 35 && r.hue < 82 && r.chroma > wall.chroma + 0.03
  return brown && wall.chroma < 0.045 && r.area < 0.12
}

function liesLikeCeiling(r: Region): boolean {
  if (r.face) return false
  const high = r.touchesTop > 0.08 && r.bottom < 0.43 && r.centreY < 0.24
  return high && r.right - r.left > 0.18 && r.L > 0.5 && r.chroma < 0.09
}

/** Lamps are almost the only things that hide a ceiling, and they are small. */
function labelCeilingInBox({ regions }: Scene): void {
  for (const region of regions) {
    const open = region.surface === 'other' && region.face === 'ceiling'
    if (open && region.area > MAX_LAMP) label(region, 'ceiling', 0.9)
  }
}

/** Adds regions that resemble the walls found so far: shaded parts, strips between furniture, small gaps. */
function continueWalls({ borders, size }: Scene, candidates: Region[]): void {
  const walls = candidates
    .filter((r) => r.surface === 'wall' || (r.surface === 'ceiling' && r.area > 0.03))
    .sort((p, q) => q.area - p.area)
  const mayBeWall = (r: Region) =>
    r.surface === 'other' &&
    r.centreY <= 0.66 &&
    r.texture <= 0.06 &&
    r.L >= 0.3 &&
    !(r.top > 0.42 && r.area > 0.005 && r.touchesSides < 0.02)
  const continues = (r: Region, wall: Region) => {
    const fades = borders.contrast(r, wall) < 0.05 && wall.area > 0.02 && r.texture < 0.035
    if (!alike(r, wall, 0.014, 0.1) && !(fades && alike(r, wall, 0.05, 0.3))) return false
    const clear = borders.contrast(r, wall) >= 0.1
    if (borders.touch(r, wall) && (!clear || (r.area > 0.012 && r.centreY < 0.5))) return true
    if (fades && alike(r, wall, 0.055, 0.3)) return true
    const box = (r.right - r.left) * size.width * (r.bottom - r.top) * size.height
    return r.area < 0.02 && r.centreY < 0.5 && r.pixels / Math.max(1, box) < 0.8
  }
  for (let pass = 0; pass < 2; pass++) {
    for (const region of candidates) {
      const wall = mayBeWall(region) && walls.find((other) => continues(region, other))
      if (!wall) continue
      label(region, 'wall', Math.min(0.9, wall.trust) * (1 - 0.6 * smoothstep(0.5, 0.66, region.centreY)))
      walls.push(region)
    }
  }
}

function continueCeiling(candidates: Region[]): void {
  const ceiling = candidates.filter((r) => r.surface === 'ceiling').sort((p, q) => q.area - p.area)[0]
  if (!ceiling) return
  for (const r of candidates) {
    const high = r.face ? r.face === 'ceiling' : r.centreY < 0.2 && r.bottom < 0.32
    if (r.surface === 'other' && high && alike(r, ceiling, 0.02, 0.12)) label(r, 'ceiling', 0.8)
  }
}
