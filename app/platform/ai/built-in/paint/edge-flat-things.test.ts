import { expect, test } from 'vitest'
import type { Side } from '../room/things/flat/sides.ts'
import { edgeFlatThings } from './edge-flat-things.ts'

const photo = { width: 200, height: 150, data: new Uint8Array(200 * 150 * 3).fill(200) }
const isPicture = (x: number, y: number) => x >= 60 && x < 140 && y >= 40 && y < 100
for (let i = 0; i < 200 * 150; i++)
  if (isPicture(i % 200, Math.floor(i / 200))) photo.data.fill(90, i * 3, i * 3 + 3)

/** The picture on the raster of half the size, each side one pixel of the raster off. */
const box = { left: 29, top: 19, right: 70, bottom: 50 }
const side = (isUpright: boolean, outward: 1 | -1, start: number): Side => ({
  ...{ isUpright, outward, start, slope: 0 },
})
const sides = [side(false, -1, 18.5), side(false, 1, 50.5), side(true, -1, 28.5), side(true, 1, 70.5)]
const room = { size: { width: 100, height: 75 }, flatThings: [{ box, sides }] }

/** A wall's matte that is blurred over some pixels around the picture. */
const blurred = () =>
  Uint8Array.from({ length: 200 * 150 }, (_, i) => {
    const [x, y] = [i % 200, Math.floor(i / 200)]
    const outside = Math.max(60 - x, x - 139, 40 - y, y - 99)
    return Math.max(0, Math.min(255, (outside + 3) * 40))
  })
const nothing = new Uint8Array(200 * 150)
const at = (x: number, y: number) => y * 200 + x

test('the paint ends at the very edge of a picture', () => {
  const wall = blurred()
  edgeFlatThings(photo, room, { walls: [wall], corrected: nothing, beside: [] })
  for (const [x, y] of [
    [61, 70],
    [138, 70],
    [100, 41],
    [100, 98],
    [62, 42],
  ] as const)
    expect(wall[at(x, y)]).toBeLessThan(5)
  for (const [x, y] of [
    [58, 70],
    [141, 70],
    [100, 38],
    [100, 101],
    [58, 38],
  ] as const)
    expect(wall[at(x, y)]).toBeGreaterThan(250)
})

test('what stands before the wall beside a picture gets no more paint', () => {
  const data = photo.data.slice()
  for (let y = 40; y < 100; y++) data.fill(60, at(140, y) * 3, at(146, y) * 3)
  const [before, wall] = [blurred(), blurred()]
  edgeFlatThings({ ...photo, data }, room, { walls: [wall], corrected: nothing, beside: [] })
  for (const y of [50, 90]) expect(wall[at(142, y)]).toBeLessThanOrEqual(before[at(142, y)]!)
})

test('a picture that its owner calls a wall is painted', () => {
  const wall = new Uint8Array(200 * 150).fill(255)
  edgeFlatThings(photo, room, { walls: [wall], corrected: new Uint8Array(200 * 150).fill(255), beside: [] })
  expect(wall.every((weight) => weight === 255)).toBe(true)
})

test('the rim of a picture between two walls gets each paint once, and none where something else is', () => {
  const [one, other] = [blurred(), blurred()].map((matte) => matte.map((weight) => weight >> 1))
  const curtain = new Uint8Array(200 * 150)
  for (let y = 0; y < 150; y++) curtain.fill(255, at(141, y), at(150, y))
  edgeFlatThings(photo, room, { walls: [one!, other!], corrected: nothing, beside: [curtain] })
  for (let i = 0; i < one!.length; i++) expect(one![i]! + other![i]!).toBeLessThanOrEqual(255)
  expect(one![at(142, 70)]! + other![at(142, 70)]!).toBeLessThanOrEqual(2 * (blurred()[at(142, 70)]! >> 1))
})

test('a photo of other proportions and many more pixels than its raster', () => {
  const large = { width: 800, height: 450, data: new Uint8Array(800 * 450 * 3).fill(200) }
  const isInside = (x: number, y: number) => x >= 240 && x < 560 && y >= 120 && y < 300
  const wall = new Uint8Array(800 * 450).fill(255)
  for (let i = 0; i < wall.length; i++)
    if (isInside(i % 800, Math.floor(i / 800))) large.data.fill(90, i * 3, i * 3 + 3)
  edgeFlatThings(large, room, { walls: [wall], corrected: new Uint8Array(wall.length), beside: [] })
  const wrong = wall.filter((weight, i) => weight > 127 === isInside(i % 800, Math.floor(i / 800)))
  expect(wrong.length).toBeLessThan(0.01 * 320 * 180)
})
