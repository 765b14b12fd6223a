import { smoothstep } from '../../colour/curves.ts'
import type { Size } from '../../raster/planes.ts'
import { alike, type Region, woodiness } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Range of the fraction of a photo that faces and hands cover. More is wood or upholstery in that colour. */
const MIN_SKIN = 0.008
const MAX_SKIN = 0.09
/** Maximum ratio of area in the colour of skin to area in its shape too. A higher ratio suggests wood. */
const MAX_SKIN_COLOUR_RATIO = 3
/** Photos are taken at eye level, so at least one face lies in this upper fraction of the picture. */
const FACES_ABOVE = 0.5

/** Labels people: skin and the clothes that touch it, which stay as they are. */
export function findPeople({ regions, borders, size }: Scene, wall: Region | undefined): void {
  const skin = regions.filter((region) => looksLikeSkin(region, size))
  const area = areaOf(skin)
  if (area <= MIN_SKIN || area > MAX_SKIN) return
  if (skin.every((part) => part.centreY > FACES_ABOVE)) return
  if (areaOf(regions.filter(hasSkinColour)) > MAX_SKIN_COLOUR_RATIO * area) return
  for (const part of skin) {
    setSurface(part, 'person')
    for (const id of borders.neighbours(part)) {
      const other = regions[id]!
      const below = other.top > part.top || other.area < 0.03
      const paintable = other.surface === 'wall' || other.surface === 'other' || other.surface === 'soft'
      const isWall = wall && alike(other, wall, 0.015, 0.1)
      if (!paintable || isWall || !below || other.touchesTop >= 0.05 || other.area >= 0.25) continue
      if (borders.length(part, other) > 12) setSurface(other, 'person')
    }
  }
}

/** Labels soft furnishing: the largest neutral upholstered thing in the lower half (sofa, bed linen) and its parts. */
export function findSoftFurnishing(scene: Scene, wall: Region | undefined): void {
  const { regions, borders, size } = scene
  const isWall = (other: Region) => other.surface === 'wall'
  const [main] = regions
    .filter(
      (r) => looksUpholstered(r) && (r.right - r.left) * size.width > 0.8 * (r.bottom - r.top) * size.height,
    )
    .filter((r) => !(wall && alike(r, wall, 0.013, 0.15)) && borders.share(r, regions, isWall) < 0.45)
    .sort((p, q) => q.area - p.area)
  if (!main || main.area <= 0.02) return
  const low = regions.filter((r) => r.surface === 'other' && r.centreY > 0.38)
  if (areaOf(low.filter((r) => alike(r, main, 0.025, 0.12))) <= 0.04) return
  const skin = areaOf(regions.filter((r) => looksLikeSkin(r, size)))
  if (skin > 0.012 && skin <= MAX_SKIN) return
  for (const r of low) {
    if (r.top <= 0.22 || r.area <= 0.002 || r.touchesSides >= 0.3 || r.L <= 0.14 || wooden(r)) continue
    const part = borders.touch(r, main) && alike(r, main, 0.03, 0.2)
    const match = alike(r, main, 0.018, 0.09) && r.bottom > 0.55 && r.top > main.top - 0.06
    if (r === main || part || match) setSurface(r, 'soft')
  }
}

function setSurface(region: Region, surface: 'person' | 'soft'): void {
  region.surface = surface
  region.trust = 1
}

function areaOf(regions: Region[]): number {
  return regions.reduce((sum, region) => sum + region.area, 0)
}

function wooden(r: Region): boolean {
  return woodiness(r) * smoothstep(0.025, 0.04, r.chroma) >= 0.5
}

function looksUpholstered(r: Region): boolean {
  const place =
    r.centreY > 0.48 && r.centreY < 0.88 && r.top > 0.25 && r.touchesBottom < 0.12 && r.touchesSides < 0.3
  const colour = r.chroma < 0.045 && !wooden(r) && r.L > 0.24 && r.L < 0.74
  return (
    r.surface === 'other' && place && colour && r.area > 0.012 && r.texture < 0.09 && r.bottom - r.top > 0.09
  )
}

function looksLikeSkin(r: Region, size: Size): boolean {
  if (r.surface !== 'other' && !(r.surface === 'wall' && r.touchesTop < 0.02)) return false
  const shape = r.area > 0.002 && r.area < 0.035 && r.right - r.left < 0.35 && r.centreY < 0.75
  const modelled = r.texture < 0.045 && r.spread > 0.03
  const inside = r.touchesTop < 0.02 && r.touchesSides < 0.12
  const proportion = ((r.right - r.left) * size.width) / Math.max(1, (r.bottom - r.top) * size.height)
  const upright = proportion < 2.2 && proportion > 0.3
  return hasSkinColour(r) && shape && modelled && inside && upright
}

function hasSkinColour(r: Region): boolean {
  return r.hue > 22 && r.hue < 60 && r.chroma > 0.04 && r.chroma < 0.125 && r.L > 0.45 && r.L < 0.86
}
