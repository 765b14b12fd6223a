import { expect, test } from 'vitest'
import type { RgbPicture } from '../../raster/planes.ts'
import { looksLikeRoom } from './room-gate.ts'

const size = { width: 144, height: 96 }
const straight = { total: 6, upper: 3, lines: 5, upright: 2 }

type Colour = [red: number, green: number, blue: number]
const PLASTER: Colour = [214, 209, 200]
const WOOD: Colour = [150, 110, 70]
const LEAF: Colour = [70, 120, 50]
const SKY: Colour = [140, 180, 220]
const INK: Colour = [20, 20, 25]

/** Hashes an index to a pseudo-random number (the finaliser of MurmurHash3). */
function noise(i: number): number {
  const mixed = Math.imul(i ^ (i >>> 16), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 16
}

/** Draws a picture with the noise of a camera; a grain of 0 is a drawing. */
function picture(colourAt: (x: number, y: number) => Colour, grain = 6): RgbPicture {
  const data = new Uint8Array(size.width * size.height * 3)
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3)
    const colour = colourAt(pixel % size.width, Math.floor(pixel / size.width))
    data[i] = Math.max(0, colour[i % 3]! + (noise(i) % (2 * grain + 1)) - grain)
  }
  return { ...size, data }
}

/** A network's answer about a picture: the same probability everywhere. */
const plane = (value: number) => new Float32Array(size.width * size.height).fill(value)
const nothing = { floor: plane(0), ceiling: plane(0), window: plane(0), thing: plane(0) }

const room = picture((x, y) => (y > 60 ? WOOD : x > 100 ? [120, 120, 130] : PLASTER))
const printed = picture((x, y) => (y % 4 < 2 && (x * 13 + y) % 5 < 3 ? INK : PLASTER))

test('a room is accepted, even with a blue wall, plants or a garden outside its window', () => {
  const taken = (colourAt: Parameters<typeof picture>[0]) => looksLikeRoom(picture(colourAt), straight)
  expect(looksLikeRoom(room, straight)).toBe(true)
  expect(taken((x, y) => (y > 60 ? WOOD : y < 12 ? PLASTER : x > 90 ? WOOD : SKY))).toBe(true)
  expect(taken((x, y) => (x < 20 && y > 20 ? LEAF : PLASTER))).toBe(true)
  expect(taken((x, y) => (x < 50 && y > 20 && y < 70 ? LEAF : PLASTER))).toBe(true)
})

test('a room with smooth walls in the green of leaves is accepted', () => {
  const green = picture((_, y) => (y > 60 ? WOOD : LEAF))
  expect(looksLikeRoom(green, { ...straight, upper: 1 })).toBe(true)
})

test('a kitchen under a roof is accepted for its many lines, a horizon is not', () => {
  expect(looksLikeRoom(room, { ...straight, total: 6.7, upper: 0.32 })).toBe(true)
  expect(looksLikeRoom(room, { ...straight, total: 3.5, upper: 0.32 })).toBe(false)
})

test('a lawn, an open sky, a blank sheet and a drawing are rejected', () => {
  const refused = (colourAt: Parameters<typeof picture>[0], grain?: number) =>
    !looksLikeRoom(picture(colourAt, grain), { ...straight, upper: 1 })
  expect(refused((_, y) => (y > 60 ? LEAF : PLASTER), 40)).toBe(true)
  expect(refused((_, y) => (y < 30 ? SKY : PLASTER), 1)).toBe(true)
  expect(refused(() => PLASTER, 0)).toBe(true)
  expect(refused((x, y) => (x % 11 === 3 || y % 9 === 2 ? INK : PLASTER), 0)).toBe(true)
})

test('print is rejected', () => {
  expect(looksLikeRoom(printed, straight)).toBe(false)
})

test('flowered wallpaper of which the network is sure is no print', () => {
  expect(looksLikeRoom(printed, straight, { ...nothing, wall: plane(0.9) })).toBe(true)
  expect(looksLikeRoom(printed, straight, { ...nothing, wall: plane(0.75) })).toBe(false)
})

test('a desk before a plain wall is accepted where the network sees the wall, a blank wall is not', () => {
  const seen = (wall: number, lines: { total: number; upper: number }) =>
    looksLikeRoom(room, { ...straight, ...lines }, { ...nothing, wall: plane(wall) })
  expect(seen(0.9, { total: 4.4, upper: 0.1 })).toBe(true)
  expect(seen(0.75, { total: 4.4, upper: 0.1 })).toBe(false)
  expect(seen(0.9, { total: 1, upper: 0.1 })).toBe(false)
})

test('a picture with few lines, or none in its upper part, is rejected', () => {
  expect(looksLikeRoom(room, { ...straight, total: 2 })).toBe(false)
  expect(looksLikeRoom(room, { ...straight, upper: 0.1 })).toBe(false)
})

test('a picture with a blurred background needs more lines', () => {
  const blurred = picture((x) => {
    const near = x > 96 ? Math.floor(x / 6) % 2 : 0.5 + 0.5 * Math.sin(x / 4)
    return [60 + 150 * near, 60 + 150 * near, 60 + 150 * near]
  }, 4)
  expect(looksLikeRoom(blurred, { ...straight, total: 4 })).toBe(false)
  expect(looksLikeRoom(blurred, { ...straight, total: 20 })).toBe(true)
})

test('blue walls of which the network is sure are no sky, and a portrait is no room', () => {
  const blue = picture((_, y) => (y < 30 ? SKY : PLASTER), 1)
  const seen = { ...nothing, wall: plane(0.9) }
  const person = { score: 0.7, left: 0, top: 0, right: 0.9, bottom: 1 }
  expect(looksLikeRoom(blue, { ...straight, upper: 1 })).toBe(false)
  expect(looksLikeRoom(blue, { ...straight, upper: 1 }, seen)).toBe(true)
  expect(looksLikeRoom(room, straight, { ...seen, people: [person] })).toBe(false)
})

test('a picture before which the network hesitates everywhere is rejected, such as a house front', () => {
  const seen = (wall: number) => ({ ...nothing, wall: plane(wall), thing: plane(1 - wall) })
  expect(looksLikeRoom(room, straight, seen(0.65))).toBe(false)
  expect(looksLikeRoom(room, straight, seen(0.75))).toBe(true)
})

test('a room boarded all over, before which the network hesitates, is accepted for its ceiling', () => {
  const boarded = (ceiling: number, wall: number) => {
    const above = plane(wall).map((value, i) => (i < size.width * 2 ? ceiling : value))
    return { ...nothing, wall: plane(wall), thing: plane(1 - wall), ceiling: above.fill(0, size.width * 2) }
  }
  expect(looksLikeRoom(room, straight, boarded(0.9, 0.65))).toBe(true)
  expect(looksLikeRoom(room, straight, boarded(0.7, 0.65))).toBe(false)
  expect(looksLikeRoom(room, straight, boarded(0.9, 0.55))).toBe(false)
})

test('a bed under a plain slope is accepted without lines above, where the network sees some wall', () => {
  const slope = (walls: number, ceilings: number) => {
    const upTo = (from: number, to: number) =>
      plane(0).map((_, i, all) => (i >= from * all.length && i < to * all.length ? 0.9 : 0.02))
    const [wall, ceiling] = [upTo(0, walls), upTo(walls, walls + ceilings)]
    return { ...nothing, wall, ceiling, thing: upTo(walls + ceilings, 1) }
  }
  const plain = { ...straight, upper: 0 }
  expect(looksLikeRoom(room, plain, slope(0.03, 0.35))).toBe(true)
  expect(looksLikeRoom(room, plain, slope(0.03, 0.15))).toBe(false)
  expect(looksLikeRoom(room, plain, slope(0, 0.4))).toBe(false)
})

test('an empty room is accepted with few lines, and one of boards and bricks with fine texture', () => {
  const shell = (at: number) =>
    plane(0).map((_, i, all) => (Math.floor((3 * i) / all.length) === at ? 0.9 : 0.02))
  const empty = { ...nothing, wall: shell(0), floor: shell(1), ceiling: shell(2) }
  const plain = { ...straight, total: 1.5, upper: 0.1 }
  expect(looksLikeRoom(room, plain, empty)).toBe(true)
  expect(looksLikeRoom(printed, straight, empty)).toBe(true)
  expect(looksLikeRoom(room, plain, { ...empty, wall: plane(0.02), thing: shell(0) })).toBe(false)
})

test('a picture with hardly any wall, floor or ceiling is rejected, such as a laid table', () => {
  expect(looksLikeRoom(room, straight, { ...nothing, wall: plane(0.05), thing: plane(0.95) })).toBe(false)
})
