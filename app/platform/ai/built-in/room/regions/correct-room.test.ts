import { beforeAll, expect, test } from 'vitest'
import { drawPhoto, meanColour, oklabDistance, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import type { Correction } from '../../../surfaces.ts'
import { decodePhoto, encodePicture } from '../../photo-codec.ts'
import { type Repainted, repaint } from '../../repaint.ts'

const SLOW = 60_000
const STYLE = { name: 'Art Deco', palette: [], materials: [] }
/** The wall's paint in that style. */
const PAINT = '#2f5a51'
/** The room with a white cupboard on its white wall: a fine line parts them. */
const ROOM = ROOM_SVG.replace(
  '<rect x="180"',
  '<rect x="370" y="140" width="130" height="135" fill="#d6d3cd" stroke="#b9b6b0" stroke-width="4"/><rect x="180"',
)
const INSIDE = { left: 245, top: 100, width: 45, height: 55 }
const BESIDE = { left: 150, top: 110, width: 60, height: 60 }

let photo: Buffer
const painted = async (...corrections: Correction[]) => {
  const job = { ...(await decodePhoto(photo)), style: STYLE, corrections }
  return encodePicture((repaint(job, () => {}) as Repainted).picture)
}
const tap = (x: number, y: number, meaning: Correction['meaning']): Correction => ({
  ...{ x: x / 600, y: y / 400, meaning },
  extent: 0,
})

beforeAll(async () => {
  photo = await drawPhoto(ROOM)
})

test('a pale cupboard on a pale wall that is kept has the colour of the photo, the wall around it has not', {
  timeout: SLOW,
}, async () => {
  const wrong = await painted()
  expect(await oklabDistance(wrong, INSIDE, PAINT)).toBeLessThan(0.12)
  const right = await painted(tap(268, 130, 'keep'))
  const [before, after] = [await meanColour(photo, INSIDE), await meanColour(right, INSIDE)]
  for (const [c, value] of after.entries()) expect(Math.abs(value - before[c]!)).toBeLessThan(6)
  expect(await oklabDistance(right, BESIDE, PAINT)).toBeLessThan(0.12)
})

test.each(['cupboard', 'curtain'] as const)(
  'what is said to be a %s is not painted as wall',
  {
    timeout: SLOW,
  },
  async (meaning) => {
    const right = await painted(tap(268, 130, meaning))
    expect(await oklabDistance(right, INSIDE, PAINT)).toBeGreaterThan(0.2)
    expect(await oklabDistance(right, BESIDE, PAINT)).toBeLessThan(0.12)
  },
)

test('what is said of a region wins over how it was read, and the last word over earlier ones', {
  timeout: SLOW,
}, async () => {
  const { floor } = ROOM_PARTS
  const at = (meaning: Correction['meaning']) => tap(450, 355, meaning)
  /** The wall's paint is green, the floor's brown. */
  const greenness = async (picture: Buffer) => {
    const [red, green] = await meanColour(picture, floor)
    return green! - red!
  }
  expect(await greenness(await painted())).toBeLessThan(0)
  expect(await greenness(await painted(at('wall')))).toBeGreaterThan(20)
  expect(await greenness(await painted(at('wall'), at('floor')))).toBeLessThan(0)
})

test('a ceiling that is said to be wall gets the wall’s paint', { timeout: SLOW }, async () => {
  const { ceiling } = ROOM_PARTS
  expect(Math.min(...(await meanColour(await painted(), ceiling)))).toBeGreaterThan(180)
  const right = await painted({ ...tap(300, 15, 'wall') })
  expect(await oklabDistance(right, ceiling, PAINT)).toBeLessThan(0.15)
})

test('the same corrections make the same bytes, no corrections those of before', {
  timeout: SLOW,
}, async () => {
  const corrections = [tap(268, 130, 'keep'), tap(450, 355, 'wall')]
  const [first, second] = [await painted(...corrections), await painted(...corrections)]
  expect(first.equals(second)).toBe(true)
  expect(first.equals(await painted())).toBe(false)
})

test('any place and extent is some region', { timeout: SLOW }, async () => {
  const corners = [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const
  const corrections = corners.map(([x, y], i) => ({ x, y, extent: i, meaning: 'keep' as const }))
  expect((await painted(...corrections)).length).toBeGreaterThan(0)
})
