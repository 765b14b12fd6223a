import { hexToLinear, luminance, scaled, type Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { clamp } from '../colour/curves.ts'
import { hexToOklab, linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import { FLOORS } from '../materials/catalogue.ts'
import { MaterialLayer } from '../materials/laying/material-layer.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import { quantileOf, type RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import type { Coat } from './coat.ts'
import type { Mattes } from './mattes.ts'
import { woodenCeiling } from './objects/wooden-ceiling.ts'
import type { RoomLight } from './room-light.ts'
import type { Treatment } from './treatments/treatment.ts'
import { meanLight } from './visible-wall.ts'
import { wallCoats } from './wall-coats.ts'

/**
 * Range of factors by which a tint changes a floor's luminance. A nearly black floor painted pale shows only noise, and
 * a large change reveals every error of the floor's outline.
 */
const TINTED = [0.5, 1.8] as const
/** Maximum Oklab chroma of a tint on a grey floor, and its maximum as a multiple of the floor's own chroma. */
const CALM = 0.035
const AS_COLOURFUL = 1.2

/** Plans the coats of a room: walls first, then ceiling and floor. */
export function planCoats(
  photo: RgbPicture,
  room: RoomModel,
  mattes: Mattes,
  look: Treatment,
  light: RoomLight,
  boldness: Boldness = 'usual',
): Coat[] {
  const flat = { reference: 0.4, shading: 0.9 }
  const lit = (hex: string | Triple, gain: number) =>
    scaled(typeof hex === 'string' ? hexToLinear(hex) : hex, gain)
  const floorLight = clamp(light.level, 0.7, 1)
  const coat = (matte: Matte, colour: Triple, quantile: number, grain: number, cover: number): Coat => ({
    ...flat,
    ...{ matte, colour, grain, cover, reference: referenceOf(photo, matte, light, quantile) },
  })
  const tinted = (of: Coat): Coat => ({ ...of, colour: believable(of.colour, of.reference) })
  const floorPaint = lit(calmFloor(look.floor, room), floorLight)
  const floorLayer = () => {
    if (!mattes.floorSurface) return {}
    const material = FLOORS[look.floorMaterial]({ colour: lit(look.floor, floorLight), seed: 1 })
    return { cover: 1, layer: new MaterialLayer(material, mattes.floorSurface, photo.width, light.exposure) }
  }
  return [
    ...wallCoats(photo, room, mattes, look, light, boldness),
    coat(mattes.ceiling, lit(look.ceiling, light.level), 0.6, 0.1, ceilingCover(photo, mattes)),
    { ...tinted(coat(mattes.floor, floorPaint, 0.62, 0.15, 0.92)), ...floorLayer() },
  ]
}

/** How much of the ceiling's paint covers it (0…1); none where it is of wood. */
export const ceilingCover = (photo: RgbPicture, mattes: Mattes): number =>
  0.9 * (1 - woodenCeiling(photo, mattes))

/** Limits a floor's chroma to little more than its own, for tinting without a material: brown on grey tiles is salmon. */
export function calmFloor(hex: string, room: RoomModel): Triple {
  const [L, a, b] = hexToOklab(hex)
  const own: Triple = [0, 0, 0]
  linearToOklab(...meanLight(room, room.floor), own)
  const most = Math.max(CALM, AS_COLOURFUL * Math.hypot(own[1], own[2]))
  const calm = Math.min(1, most / Math.max(1e-6, Math.hypot(a, b)))
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(L, a * calm, b * calm, rgb)
  return rgb
}

/** Limits a tint's luminance relative to the surface's. A lightened dark brown would glow, so its chroma stays. */
function believable(colour: Triple, reference: number): Triple {
  const change = luminance(...colour) / reference
  const gain = clamp(change, ...TINTED) / change
  if (gain <= 1) return scaled(colour, gain)
  const lab: Triple = [0, 0, 0]
  linearToOklab(...colour, lab)
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(lab[0] * Math.cbrt(gain), lab[1], lab[2], rgb)
  return rgb
}

/** The given quantile of a surface's luminance; 0.4 for an empty surface. */
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
