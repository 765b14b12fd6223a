import { beforeAll, expect, test } from 'vitest'
import {
  drawPhoto,
  hexOf,
  meanColour,
  oklabDistance,
  ROOM_PARTS,
  ROOM_SVG,
} from '#tests/builders/synthetic-room.ts'
import type { Boldness, Correction } from '../../../surfaces.ts'
import { hexToOklab } from '../../colour/oklab.ts'
import { makeMattes } from '../../paint/mattes.ts'
import { paintRoom } from '../../paint/paint-room.ts'
import { TREATMENTS } from '../../paint/treatments/treatments.ts'
import { decodePhoto, encodePicture } from '../../photo-codec.ts'
import type { RgbPicture } from '../../raster/planes.ts'
import { analyseRoom } from '../analyse-room.ts'
import type { RoomModel } from '../room-model.ts'
import { correctRoom } from './correct-room.ts'

/** The paint of walls in Art Deco, a paler shade of its green. */
const PAINT = '#789a92'
/** The room with a white cupboard on its white wall, with a thin outline. */
const ROOM = ROOM_SVG.replace(
  '<rect x="180"',
  '<rect x="370" y="140" width="130" height="135" fill="#d6d3cd" stroke="#b9b6b0" stroke-width="4"/><rect x="180"',
)
const INSIDE = { left: 245, top: 100, width: 45, height: 55 }
const BESIDE = { left: 150, top: 110, width: 60, height: 60 }

let photo: Buffer
let pixels: RgbPicture
let found: RoomModel

beforeAll(async () => {
  photo = await drawPhoto(ROOM)
  const decoded = await decodePhoto(photo)
  pixels = decoded.photo
  found = analyseRoom(decoded.raster)
})

const painted = (...corrections: Correction[]) => {
  const room = correctRoom(found, corrections)
  return encodePicture(paintRoom(pixels, room, makeMattes(pixels, room), TREATMENTS['art deco']!))
}
const tap = (x: number, y: number, meaning: Correction['meaning']): Correction => ({
  ...{ x: x / 600, y: y / 400, meaning },
  extent: 0,
})

test('a kept pale cupboard on a pale wall retains its colour, and the wall around it is painted', async () => {
  const wrong = await painted()
  expect(await oklabDistance(wrong, INSIDE, PAINT)).toBeLessThan(0.12)
  const right = await painted(tap(268, 130, 'keep'))
  const [before, after] = [await meanColour(photo, INSIDE), await meanColour(right, INSIDE)]
  for (const [c, value] of after.entries()) expect(Math.abs(value - before[c]!)).toBeLessThan(6)
  expect(await oklabDistance(right, BESIDE, PAINT)).toBeLessThan(0.12)
})

test.each(['cupboard', 'curtain'] as const)(
  'a region corrected to %s is not painted as wall',
  async (meaning) => {
    const right = await painted(tap(268, 130, meaning))
    expect(await oklabDistance(right, INSIDE, PAINT)).toBeGreaterThan(0.2)
    expect(await oklabDistance(right, BESIDE, PAINT)).toBeLessThan(0.12)
  },
)

test('a grey sofa stays grey until its owner names it', async () => {
  const sofa = { left: 225, top: 238, width: 60, height: 25 }
  const blueness = async (picture: Buffer) => {
    const [, , b] = hexToOklab(hexOf(await meanColour(picture, sofa)))
    return -b
  }
  const [left, named] = [await painted(), await painted({ ...tap(255, 250, 'curtain'), extent: 2 })]
  expect(Math.abs((await blueness(left)) - (await blueness(photo)))).toBeLessThan(0.01)
  expect(await blueness(named)).toBeGreaterThan((await blueness(left)) + 0.005)
})

test('corrections override the analysis, and later corrections override earlier ones', async () => {
  const { floor } = ROOM_PARTS
  const at = (meaning: Correction['meaning']) => tap(450, 355, meaning)
  /** The paint of the wall is green, the floor brown. */
  const greenness = async (picture: Buffer) => {
    const [red, green] = await meanColour(picture, floor)
    return green! - red!
  }
  expect(await greenness(await painted())).toBeLessThan(0)
  expect(await greenness(await painted(at('wall')))).toBeGreaterThan(20)
  expect(await greenness(await painted(at('wall'), at('floor')))).toBeLessThan(0)
})

test('a ceiling corrected to wall takes the wall’s paint', async () => {
  const { ceiling } = ROOM_PARTS
  expect(Math.min(...(await meanColour(await painted(), ceiling)))).toBeGreaterThan(180)
  const right = await painted({ ...tap(300, 15, 'wall') })
  expect(await oklabDistance(right, ceiling, PAINT)).toBeLessThan(0.15)
})

test('a wall corrected to ceiling takes the ceiling’s paint, and corrected back, the wall’s', async () => {
  const above = await painted(tap(268, 130, 'ceiling'))
  expect(Math.min(...(await meanColour(above, INSIDE)))).toBeGreaterThan(180)
  expect(await oklabDistance(above, BESIDE, PAINT)).toBeLessThan(0.12)
  const back = await painted(tap(268, 130, 'ceiling'), tap(268, 130, 'wall'))
  expect(await oklabDistance(back, INSIDE, PAINT)).toBeLessThan(0.12)
})

test('a ceiling that its owner named does not confirm the walls', () => {
  const room = correctRoom(found, [tap(268, 130, 'ceiling')])
  expect(room.walls.some(({ corrected }) => corrected)).toBe(false)
  expect(room.corrected.some((weight) => weight > 0)).toBe(false)
})

test('the same corrections produce the same bytes', async () => {
  const corrections = [tap(268, 130, 'keep'), tap(450, 355, 'wall')]
  const [first, second] = [await painted(...corrections), await painted(...corrections)]
  expect(first.equals(second)).toBe(true)
  expect(first.equals(await painted())).toBe(false)
})

test('every place and extent finds a region', async () => {
  const corners = [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const
  const corrections = corners.map(([x, y], i) => ({ x, y, extent: i, meaning: 'keep' as const }))
  expect((await painted(...corrections)).length).toBeGreaterThan(0)
})

test('softer paint is softer on a wall that its owner has confirmed, too', async () => {
  const distance = async (boldness: Boldness) => {
    const room = correctRoom(found, [tap(100, 100, 'wall')])
    const picture = paintRoom(pixels, room, makeMattes(pixels, room), TREATMENTS['art deco']!, boldness)
    return oklabDistance(await encodePicture(picture), BESIDE, PAINT)
  }
  expect(await distance('usual')).toBeLessThan(0.12)
  expect(await distance('softer')).toBeGreaterThan((await distance('usual')) + 0.03)
})
