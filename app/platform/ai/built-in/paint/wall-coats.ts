import { hexToLinear, luminance, scaled, type Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { clamp, mix, smoothstep } from '../colour/curves.ts'
import { hexToOklab, oklabToLinear } from '../colour/oklab.ts'
import { WALLS } from '../materials/catalogue.ts'
import { MaterialLayer } from '../materials/laying/material-layer.ts'
import { type RgbPicture, shareOf } from '../raster/planes.ts'
import type { PaintGroup } from '../room/regions/paint-group.ts'
import type { RoomModel } from '../room/room-model.ts'
import type { Coat } from './coat.ts'
import type { Mattes } from './mattes.ts'
import type { RoomLight } from './room-light.ts'
import type { Treatment } from './treatments/treatment.ts'
import { meanLight, visiblePaint } from './visible-wall.ts'
import { ownWalls } from './wall-colours.ts'

/** Maximum factor by which paint brightens a surface. More shows noise and loses the shading. */
const MAX_BRIGHTENING = 3.6
/** Walls lighter than this (Oklab L) look right even if they spill onto the ceiling. */
const LIGHT_WALL = 0.82
const CALM_CHROMA = 0.032

/** Plans the coats of the walls, one per paint group. */
export function wallCoats(
  photo: RgbPicture,
  room: RoomModel,
  mattes: Mattes,
  look: Treatment,
  light: RoomLight,
  boldness: Boldness,
): Coat[] {
  const area = room.walls.reduce((sum, group) => sum + group.area, 0)
  const cover = smoothstep(0.05, 0.14, area)
  const main = mainGroup(room)
  const paints = wallPaints(room, look, light, boldness)
  return room.walls.map((group, g) => {
    const colour = paints[g]!
    const reference = group.reference * light.exposure
    const ratio = group.reference / Math.max(0.05 / light.exposure, main!.reference)
    const shade = group.feature ? 1 : clamp(Math.sqrt(ratio), 0.72, 1.06)
    const coat: Coat = {
      ...{ matte: mattes.walls[g]!, colour: scaled(litPaint(colour, reference, light), shade), reference },
      ...{ shading: 0.92, grain: 0.12, own: ownColour(room, group) },
      cover: group.corrected ? 1 : cover,
    }
    const surface = look.wallMaterial === 'paint' ? undefined : mattes.wallSurfaces?.[g]
    if (!surface) return coat
    const material = WALLS[look.wallMaterial]({ colour: coat.colour, seed: 1 })
    return { ...coat, layer: new MaterialLayer(material, surface, photo.width, light.exposure) }
  })
}

/** Minimum of each channel: noise in the blue of an orange wall would be multiplied. */
const MIN_OWN = 0.35

/** The mean colour of a group's walls at luminance 1. */
function ownColour(room: RoomModel, { weight }: PaintGroup): Triple {
  const mean = meanLight(room, weight)
  return scaled(mean, 1 / luminance(...mean)).map((channel) => Math.max(MIN_OWN, channel)) as Triple
}

/** The linear paint of each paint group, before the light that falls on it. */
export function wallPaints(room: RoomModel, look: Treatment, light: RoomLight, boldness: Boldness): Triple[] {
  const main = mainGroup(room)
  const paint = main && wallPaint(room, main, look, light, boldness)
  const feature = softened(look.featureWall, room, boldness)
  return room.walls.map((group) => (group.feature ? feature : paint!))
}

const mainGroup = ({ walls }: RoomModel) => walls.find((group) => !group.feature) ?? walls[0]

/** The style's wall paint, or an alternative if the walls already have that colour. */
function wallPaint(
  room: RoomModel,
  main: PaintGroup,
  look: Treatment,
  light: RoomLight,
  boldness: Boldness,
): Triple {
  const reference = main.reference * light.exposure
  // Both are compared at the same exposure: brightening the photo as a whole does not change a wall.
  const asIs = scaled(meanLight(room, main.weight), light.exposure)
  const inside = Math.min(1, luminance(...asIs) / reference) ** 0.92
  // Alternatives are blended until only just visible, so they need no softening.
  const own = ownWalls(look.wall, look.featureWall).map(hexToLinear)
  const paints = {
    own: [softened(look.wall, room, boldness), ...own],
    others: (look.otherWalls ?? []).map(hexToLinear),
    isCertain: certainty(room) >= CERTAIN,
  }
  const seen = (paint: Triple) => scaled(litPaint(paint, reference, light), inside)
  return visiblePaint(paints, seen, asIs, boldness)
}

/** The appearance of a paint in the wall's usual light. */
function litPaint(paint: Triple, reference: number, light: RoomLight): Triple {
  const brightest = Math.min(1, (MAX_BRIGHTENING * reference) / luminance(...paint))
  return scaled(paint, brightest * light.level)
}

/** Minimum certainty for darkening a wall that the style would lighten. */
const CERTAIN = 0.3

/** Overlaps of the rules' and the network's walls at which both are doubtful, and at which both are right. */
const ACCORD = [0.55, 0.8] as const

/**
 * Certainty (0…1) of which pixels are wall, without which dark paint is softened. Rules and network err
 * independently, so where they disagree one of them is wrong. People in front hide the room and wear wall-coloured
 * clothes.
 */
function certainty({ ceiling, agreement, accord, person }: RoomModel): number {
  const votes = smoothstep(0.55, 0.85, agreement) * (1 - smoothstep(0.06, 0.12, shareOf(person)))
  const together = accord === undefined ? 1 : smoothstep(...ACCORD, accord)
  return (ceiling.isReliable ? 0.35 + 0.65 * votes : 0.25 * votes) * together
}

/**
 * The deepest shade (Oklab L) of walls whose owner does not want them bolder. On photos that nobody had seen no measure of
 * certainty told where a darker one would look bad.
 */
const DEEPEST = 0.655

/** Blends a dark or saturated wall paint towards a lighter, less saturated one of its hue; light paints stay. */
function softened(hex: string, room: RoomModel, boldness: Boldness): Triple {
  const [L, a, b] = hexToOklab(hex)
  const light = Math.max(L, LIGHT_WALL)
  const deepest = Math.min(1, (light - DEEPEST) / Math.max(1e-6, light - L))
  const sure = Math.min(certainty(room), boldness === 'bolder' ? 1 : deepest)
  const calm = Math.min(1, CALM_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(mix(light, L, sure), mix(a * calm, a, sure), mix(b * calm, b, sure), rgb)
  return rgb.map((channel) => clamp(channel)) as Triple
}
