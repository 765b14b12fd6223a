import { smoothstep } from '../../colour/curves.ts'
import { alike, type Region, woodiness } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

interface Candidate {
  region: Region
  score: number
}

/**
 * Labels the floor (low, wide, plain, wood-coloured or grey), the regions that continue it, and the rugs on it.
 * @param wall the main wall; a floor of the same colour is trusted little
 */
export function findFloor(scene: Scene, wall: Region | undefined): void {
  const candidates = floorCandidates(
    scene.regions.filter(({ surface }) => surface === 'other' || surface === 'wall'),
  )
  const best = candidates.find(liesLikeFloor)
  if (!best) return
  const floor = best.region
  floor.surface = 'floor'
  floor.trust = floorTrust(best, wall)
  continueFloor(scene, candidates, floor)
  findRugs(scene, candidates, floor)
}

/** The region that looks like a floor and lies where most photos have theirs; undefined when there is none. */
export function lowestFloor(regions: Region[]): Region | undefined {
  return floorCandidates(regions).find(liesLikeFloor)?.region
}

function floorCandidates(regions: Region[]): Candidate[] {
  return regions
    .map((region) => ({ region, score: floorScore(region) }))
    .sort((p, q) => q.score * Math.sqrt(q.region.area) - p.score * Math.sqrt(p.region.area))
}

function liesLikeFloor({ region, score }: Candidate): boolean {
  return score > 0.3 && reachesDown(region) && largeEnough(region)
}

function floorScore(r: Region): number {
  const width = r.right - r.left
  return (
    smoothstep(0.52, 0.74, r.centreY) *
    smoothstep(0.3, 0.44, r.top) *
    smoothstep(0.004, 0.03, r.area) *
    (0.25 + 0.45 * smoothstep(0.2, 0.7, width) + 0.45 * smoothstep(0.02, 0.4, r.touchesBottom)) *
    (0.55 + 0.45 * Math.max(woodiness(r), 1 - smoothstep(0.025, 0.06, r.chroma))) *
    (1 - 0.7 * smoothstep(0.86, 0.95, r.L)) *
    (1 - 0.75 * (1 - smoothstep(0.16, 0.3, r.L))) *
    (1 - 0.9 * smoothstep(0.14, 0.2, r.chroma)) *
    (1 - smoothstep(0.09, 0.14, r.texture))
  )
}

function reachesDown(r: Region): boolean {
  return r.touchesBottom > 0.03 || r.bottom > 0.93
}

function largeEnough(r: Region): boolean {
  return r.area > 0.03 || (woodiness(r) > 0.5 && r.area > 0.012)
}

function floorTrust({ region, score }: Candidate, wall: Region | undefined): number {
  const wood = woodiness(region)
  const sameAsWall = wall && wood < 0.6 && alike(region, wall, 0.022, 0.16) ? 0.1 : 1
  const wideAndEven = smoothstep(0.12, 0.22, region.area) * (1 - smoothstep(0.05, 0.1, region.spread))
  return sameAsWall * smoothstep(0.22, 0.55, score) * (0.6 + 0.4 * Math.max(wood, wideAndEven))
}

function continueFloor({ borders }: Scene, candidates: Candidate[], floor: Region): void {
  const parts = [floor]
  const samePlane = (r: Region) => r.centreY > 0.52 && r.top > floor.top - 0.1 && r.bottom - r.top < 0.4
  for (let pass = 0; pass < 3; pass++) {
    for (const { region: r, score } of candidates) {
      if (r.surface !== 'other' && !(r.surface === 'wall' && r.centreY > 0.66)) continue
      for (const part of parts) {
        const near = borders.touch(r, part)
        const same = alike(r, part, 0.017, 0.1) && (near || (r.area < 0.01 && r.centreY > 0.62))
        const shaded = score > 0.4 && near && r.L > 0.3 && alike(r, part, 0.034, 0.16)
        if (!(samePlane(r) && same) && !shaded) continue
        r.surface = 'floor'
        r.trust = Math.min(floor.trust * 0.95, 0.9)
        parts.push(r)
        break
      }
    }
  }
}

function findRugs({ borders, regions, size }: Scene, candidates: Candidate[], floor: Region): void {
  for (const { region: r } of candidates) {
    const low = r.area > 0.012 && r.centreY > 0.62 && r.top > floor.top - 0.05 && r.texture < 0.06
    const flat = (r.right - r.left) * size.width > 1.2 * (r.bottom - r.top) * size.height
    if (r.surface !== 'other' || !low || !flat) continue
    if (borders.share(r, regions, (other) => other.surface === 'floor') <= 0.4) continue
    r.surface = 'rug'
    r.trust = 0.8
  }
}
