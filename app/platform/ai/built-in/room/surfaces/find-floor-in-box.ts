import { smoothstep } from '../../colour/curves.ts'
import { alike, type Region, woodiness } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { lowestFloor } from './find-floor.ts'

/** Minimum score of a floor. */
const MIN_SCORE = 0.3

/**
 * Labels the floor among the regions within the floor of the room's box. It starts from the region where floors
 * usually lie, else from the widest plain one in a floor's colour, and adds similar regions, because planks, tiles,
 * table legs and patches of sun cut a floor into many pieces.
 */
export function findFloorInBox({ regions, borders }: Scene): void {
  const candidates = regions.filter(({ face, surface }) => face === 'floor' && surface === 'other')
  const best = lowestFloor(candidates) ?? calmestFloor(candidates)
  if (!best) return
  label(best, 0.95)
  const parts = [best]
  for (const part of parts) {
    for (const r of candidates) {
      if (r.surface === 'floor' || !alike(r, best, 0.035, 0.25)) continue
      const same = alike(r, best, 0.016, 0.07)
      const goesOn = borders.touch(r, part) && alike(r, part, 0.02, 0.12) && borders.contrast(r, part) < 0.06
      if (!same && !goesOn) continue
      label(r, part.trust * 0.97)
      parts.push(r)
    }
  }
}

function calmestFloor(candidates: Region[]): Region | undefined {
  const scores = new Map(candidates.map((region) => [region, floorScore(region)]))
  const weight = (region: Region) => scores.get(region)! * Math.sqrt(region.area)
  const [best] = candidates.toSorted((p, q) => weight(q) - weight(p))
  return best && scores.get(best)! >= MIN_SCORE ? best : undefined
}

function label(region: Region, trust: number): void {
  region.surface = 'floor'
  region.trust = trust
}

/** Scores a region: high for wide, plain, grey or wooden ones that are neither clipped nor black. */
function floorScore(r: Region): number {
  return (
    smoothstep(0.004, 0.02, r.area) *
    (0.4 + 0.6 * smoothstep(0.15, 0.5, r.right - r.left)) *
    (0.5 + 0.5 * smoothstep(0.5, 0.9, r.within ?? 1)) *
    (0.15 + 0.85 * Math.max(woodiness(r), 1 - smoothstep(0.025, 0.06, r.chroma))) *
    (1 - 0.5 * smoothstep(0.9, 0.97, r.L)) *
    (1 - 0.75 * (1 - smoothstep(0.12, 0.25, r.L))) *
    (1 - 0.9 * smoothstep(0.14, 0.2, r.chroma)) *
    (1 - smoothstep(0.09, 0.14, r.texture))
  )
}
