import { expect, test } from 'vitest'
import { hexToOklab } from '../../colour/oklab.ts'
import { looksLikeRoom } from './room-gate.ts'

const size = { width: 90, height: 60 }

/** A picture from a colour for every pixel, with walls on the given share of it. */
function picture(
  colourAt: (x: number, y: number) => string,
  wallArea: number,
  straightness = { lines: 5, upright: 2 },
): Parameters<typeof looksLikeRoom>[0] {
  const planes = [0, 1, 2].map((c) =>
    Float32Array.from(
      { length: size.width * size.height },
      (_, i) => hexToOklab(colourAt(i % size.width, Math.floor(i / size.width)))[c]!,
    ),
  )
  const wall = { weight: planes[0]!, L: 0.8, reference: 0.6, feature: false, area: wallArea }
  return { size, L: planes[0]!, a: planes[1]!, b: planes[2]!, walls: [wall], views: 0, straightness }
}

const leaf = (x: number, y: number) => ['#3d6b2f', '#7fa653', '#2b4a22'][(x * 7 + y * 5) % 3]!
const plaster = (x: number, y: number) => ['#d8d4cc', '#d2cec6', '#dbd7cf'][(x * 7 + y * 5) % 3]!
const blue = (x: number, y: number) => ['#8fb0d0', '#8aacce', '#93b4d3'][(x * 7 + y * 5) % 3]!

test('a hedge and a lawn under a blue sky are no rooms', () => {
  expect(looksLikeRoom(picture(leaf, 0))).toBe(false)
  expect(looksLikeRoom(picture((x, y) => (y < 30 ? blue(x, y) : leaf(x, y)), 0.4))).toBe(false)
})

test('an empty sheet and an ink drawing are no rooms', () => {
  expect(looksLikeRoom(picture(() => '#f4efe6', 0.6, { lines: 0, upright: 0 }))).toBe(false)
  const line = (x: number, y: number) => x % 11 === 3 || y % 9 === 2
  expect(looksLikeRoom(picture((x, y) => (line(x, y) ? '#101010' : '#f4efe6'), 0.6))).toBe(false)
})

test('rooms are never refused for blue walls, many plants or leafy wallpaper', () => {
  expect(looksLikeRoom(picture(plaster, 0.6))).toBe(true)
  expect(looksLikeRoom(picture((x, y) => (y < 40 ? blue(x, y) : plaster(x, y)), 0.6))).toBe(true)
  expect(looksLikeRoom(picture((x, y) => (x < 14 ? leaf(x, y) : blue(x, y)), 0.5))).toBe(true)
  expect(looksLikeRoom(picture((x, y) => (x < 40 && y < 40 ? leaf(x, y) : plaster(x, y)), 0.4))).toBe(true)
})

test('a room is not refused for the garden before its large window', () => {
  const window = picture((x, y) => (x < 40 && y < 40 ? leaf(x, y) : plaster(x, y)), 0.2)
  expect(looksLikeRoom(window)).toBe(false)
  expect(looksLikeRoom({ ...window, views: 0.2 })).toBe(true)
})

test('a picture without straight lines is no room, and a meadow with few is none either', () => {
  const none = { lines: 0.4, upright: 0 }
  const few = { lines: 2.5, upright: 0.1 }
  const meadow = (x: number, y: number) => (y < 35 ? plaster(x, y) : leaf(x, y))
  expect(looksLikeRoom(picture(plaster, 0.5, none))).toBe(false)
  expect(looksLikeRoom(picture(plaster, 0.5, few))).toBe(true)
  expect(looksLikeRoom(picture(meadow, 0.5, few))).toBe(false)
  expect(looksLikeRoom(picture((x, y) => (y < 40 ? blue(x, y) : plaster(x, y)), 0.6, few))).toBe(false)
})

test('a room that was photographed askew stays one', () => {
  const askew = { lines: 4.5, upright: 0 }
  expect(looksLikeRoom(picture((x, y) => (y < 40 ? blue(x, y) : plaster(x, y)), 0.6, askew))).toBe(true)
})
