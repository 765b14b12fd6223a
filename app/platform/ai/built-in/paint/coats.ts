import { clamp, mix, smoothstep } from '../colour/curves.ts'
import { hexToOklab, oklabToLinear } from '../colour/oklab.ts'
import { hexToLinear, luminance, type Triple } from '../colour/srgb.ts'
import { FLOORS } from '../materials/catalogue.ts'
import { MaterialLayer } from '../materials/laying/material-layer.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import { quantileOf, type RgbPicture, shareOf } from '../raster/planes.ts'
import type { Room } from '../room/analyse-room.ts'
import type { Mattes } from './mattes.ts'
import type { RoomLight } from './room-light.ts'
import type { Treatment } from './treatment.ts'

/** One surface with the colour it gets. Luminances and colours are linear, after exposure. */
export interface Coat {
  matte: Matte
  /** The paint's colour where the surface's luminance is `reference`. */
  colour: Triple
  reference: number
  /** Exponent of the shading: below 1 shadows get lighter. */
  shading: number
  /** Share (0…1) of the surface's own colour variation that shows through. */
  grain: number
  /** Highest cover, 0…1. */
  cover: number
  /** Lets burnt highlights (sun spots, lamp reflexes) stay. */
  sparesHighlights: boolean
  /** The material that is laid on it instead of even paint. */
  layer?: MaterialLayer
}

/** Paint may brighten a surface by this factor at most; more shows noise and loses the light. */
const MAX_BRIGHTENING = 3.6
/** Walls lighter than this (Oklab L) look right even when the ceiling is painted with them. */
const LIGHT_WALL = 0.82
const CALM_CHROMA = 0.032

/** The coats for a room: walls first, then ceiling, floor, rug. */
export function planCoats(
  photo: RgbPicture,
  room: Room,
  mattes: Mattes,
  look: Treatment,
  light: RoomLight,
): Coat[] {
  const flat = { reference: 0.4, shading: 0.9, sparesHighlights: false }
  const lit = (hex: string, gain: number) => scaled(hexToLinear(hex), gain)
  const floorLight = clamp(light.level, 0.7, 1)
  const coat = (matte: Matte, colour: Triple, quantile: number, grain: number, cover: number): Coat => ({
    ...flat,
    ...{ matte, colour, grain, cover, reference: referenceOf(photo, matte, light, quantile) },
  })
  const floorLayer = () => {
    if (!mattes.floorPlane) return {}
    const material = FLOORS[look.floorMaterial]({ colour: lit(look.floor, floorLight), seed: 1 })
    return { cover: 1, layer: new MaterialLayer(material, mattes.floorPlane, photo.width, light.exposure) }
  }
  return [
    ...wallCoats(room, mattes, look, light),
    coat(mattes.ceiling, lit(look.ceiling, light.level), 0.6, 0.1, 0.9),
    { ...coat(mattes.floor, lit(look.floor, floorLight), 0.62, 0.15, 0.92), ...floorLayer() },
    coat(mattes.rug, lit(look.rug, floorLight), 0.62, 0.3, 0.7),
  ]
}

function wallCoats(room: Room, mattes: Mattes, look: Treatment, light: RoomLight): Coat[] {
  const sure = certainty(room)
  const area = room.walls.reduce((sum, group) => sum + group.area, 0)
  const cover = smoothstep(0.05, 0.14, area)
  const main = room.walls.find((group) => !group.feature) ?? room.walls[0]
  return room.walls.map((group, g) => {
    const colour = softened(group.feature ? look.featureWall : look.wall, sure)
    const reference = group.reference * light.exposure
    const brightest = Math.min(1, (MAX_BRIGHTENING * reference) / luminance(...colour))
    const ratio = reference / Math.max(0.05, (main ?? group).reference * light.exposure)
    const shade = group.feature ? 1 : clamp(Math.sqrt(ratio), 0.72, 1.06)
    return {
      ...{ matte: mattes.walls[g]!, colour: scaled(colour, brightest * light.level * shade), reference },
      ...{ shading: 0.92, grain: 0.12, sparesHighlights: true },
      cover: group.corrected ? 1 : cover,
    }
  })
}

/**
 * How sure (0…1) it is which pixels are wall: only then a dark paint may show its full strength. People in front hide
 * the room and wear wall-coloured clothes.
 */
function certainty({ ceiling, agreement, person }: Room): number {
  const votes = smoothstep(0.55, 0.85, agreement) * (1 - smoothstep(0.06, 0.12, shareOf(person)))
  return ceiling.believed ? 0.35 + 0.65 * votes : 0.25 * votes
}

/** Moves a dark or strong wall paint towards a lighter, calmer one of its hue; light paints stay. */
function softened(hex: string, sure: number): Triple {
  const [L, a, b] = hexToOklab(hex)
  const light = Math.max(L, LIGHT_WALL)
  const calm = Math.min(1, CALM_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(mix(light, L, sure), mix(a * calm, a, sure), mix(b * calm, b, sure), rgb)
  return rgb.map((channel) => clamp(channel)) as Triple
}

function scaled(colour: Triple, gain: number): Triple {
  return colour.map((channel) => channel * gain) as Triple
}

/** The luminance below which the share `quantile` of a surface's pixels lies; 0.4 when there are none. */
function referenceOf({ data }: RgbPicture, matte: Matte, { gainTable }: RoomLight, quantile: number): number {
  const histogram = new Float64Array(256)
  let pixels = 0
  for (let i = 0; i < matte.length; i += 7) {
    if (matte[i]! < 128) continue
    const p = i * 3
    const y = luminance(gainTable[0]![data[p]!]!, gainTable[1]![data[p + 1]!]!, gainTable[2]![data[p + 2]!]!)
    histogram[Math.min(255, (y * 200) | 0)]!++
    pixels++
  }
  return pixels ? Math.max(0.02, (quantileOf(histogram, quantile) * 256) / 200) : 0.4
}
