import { beforeAll, expect, test } from 'vitest'
import { drawPhoto, hexOf, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import type { Boldness } from '../../surfaces.ts'
import { chromaOf, hexToOklab } from '../colour/oklab.ts'
import { decodePhoto } from '../photo-codec.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { analyseRoom } from '../room/analyse-room.ts'
import type { RoomModel } from '../room/room-model.ts'
import { boldened, laidMattes } from './boldness.ts'
import { type Mattes, makeMattes } from './mattes.ts'
import { paintRoom } from './paint-room.ts'
import { chooseTreatment } from './treatments/choose-treatment.ts'
import { TREATMENTS } from './treatments/treatments.ts'

/** Long side in pixels, small because each style is painted three times. */
const SIDE = 240

let drawn: { photo: RgbPicture; room: RoomModel; mattes: Mattes }

beforeAll(async () => {
  const { photo, raster } = await decodePhoto(await drawPhoto(ROOM_SVG), SIDE)
  const room = analyseRoom(raster)
  drawn = { photo, room, mattes: makeMattes(photo, room) }
}, 20_000)

function paintedIn(style: string, boldness: Boldness): Uint8Array {
  const { photo, room, mattes } = drawn
  return paintRoom(photo, room, mattes, chooseTreatment(style, [], []), boldness).data
}

/** Mean Oklab distance between two pictures. */
function distance(one: Uint8Array, other: Uint8Array): number {
  const lab = (pixels: Uint8Array, p: number) => hexToOklab(hexOf(pixels.subarray(p, p + 3)))
  let sum = 0
  let count = 0
  for (let p = 0; p < one.length; p += 3 * 97, count++) {
    const [[L, a, b], [L2, a2, b2]] = [lab(one, p), lab(other, p)]
    sum += Math.hypot(L - L2, a - a2, b - b2)
  }
  return sum / count
}

test.each(Object.keys(TREATMENTS))(
  '%s: softer is closer to the photo, bolder differs from usual',
  (style) => {
    const [softer, usual, bolder] = (['softer', 'usual', 'bolder'] as const).map((boldness) =>
      paintedIn(style, boldness),
    )
    const photo = drawn.photo.data
    expect(distance(softer!, photo)).toBeGreaterThan(0)
    expect(distance(softer!, photo)).toBeLessThan(distance(usual!, photo) * 0.9)
    expect(distance(bolder!, usual!)).toBeGreaterThan(0.005)
  },
)

test('bolder deepens every colour of a style', () => {
  for (const look of Object.values(TREATMENTS)) {
    const bold = boldened(look, 'bolder')
    const pairs = [...look.accents, look.wood].map(
      (hex, i) => [hex, [...bold.accents, bold.wood][i]!] as const,
    )
    for (const [designed, deep] of pairs) {
      expect(Math.hypot(...chromaOf(deep))).toBeGreaterThanOrEqual(Math.hypot(...chromaOf(designed)) * 0.98)
      expect(hexToOklab(deep)[0]).toBeLessThanOrEqual(hexToOklab(designed)[0] + 0.01)
    }
    expect(boldened(look, 'usual')).toBe(look)
  }
})

test('softer paints the colour of a material instead of laying it', () => {
  const { mattes } = drawn
  const laid = { ...mattes, floorSurface: {} as NonNullable<Mattes['floorSurface']> }
  expect(laidMattes(laid, 'softer').floorSurface).toBeUndefined()
  expect(laidMattes(laid, 'bolder').floorSurface).toBe(laid.floorSurface)
})
