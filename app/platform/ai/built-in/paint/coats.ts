import { clamp } from '../colour/curves.ts'
import { hexToLinear, luminance, scaled, type Triple } from '../colour/srgb.ts'
import { FLOORS } from '../materials/catalogue.ts'
import { MaterialLayer } from '../materials/laying/material-layer.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import { quantileOf, type RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import type { Coat } from './coat.ts'
import type { Mattes } from './mattes.ts'
import type { RoomLight } from './room-light.ts'
import type { Treatment } from './treatment.ts'
import type { Boldness } from './visible-wall.ts'
import { wallCoats } from './wall-coats.ts'

/** The coats for a room: walls first, then ceiling, floor, rug. */
export function planCoats(
  photo: RgbPicture,
  room: RoomModel,
  mattes: Mattes,
  look: Treatment,
  light: RoomLight,
  boldness: Boldness = 'usual',
): Coat[] {
  const flat = { reference: 0.4, shading: 0.9, sparesHighlights: false }
  const lit = (hex: string, gain: number) => scaled(hexToLinear(hex), gain)
  const floorLight = clamp(light.level, 0.7, 1)
  const coat = (matte: Matte, colour: Triple, quantile: number, grain: number, cover: number): Coat => ({
    ...flat,
    ...{ matte, colour, grain, cover, reference: referenceOf(photo, matte, light, quantile) },
  })
  const floorLayer = () => {
    if (!mattes.floorSurface) return {}
    const material = FLOORS[look.floorMaterial]({ colour: lit(look.floor, floorLight), seed: 1 })
    return { cover: 1, layer: new MaterialLayer(material, mattes.floorSurface, photo.width, light.exposure) }
  }
  return [
    ...wallCoats(photo, room, mattes, look, light, boldness),
    coat(mattes.ceiling, lit(look.ceiling, light.level), 0.6, 0.1, 0.9),
    { ...coat(mattes.floor, lit(look.floor, floorLight), 0.62, 0.15, 0.92), ...floorLayer() },
    coat(mattes.rug, lit(look.rug, floorLight), 0.62, 0.3, 0.7),
  ]
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
