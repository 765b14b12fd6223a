/** Materials are laid only on surfaces that the room's owner confirmed. */
import { expect, test } from 'vitest'
import { wallFrame } from '../room/geometry/plane-coordinates.ts'
import { middleOf, type RoomCamera } from '../room/geometry/room-camera.ts'
import type { RoomPlane } from '../room/geometry/room-planes.ts'
import type { Light } from '../room/light.ts'
import { layFloor } from './lay-floor.ts'
import { layWalls } from './lay-walls.ts'

const size = { width: 60, height: 40 }
const pixels = size.width * size.height
const photo = { ...size, data: new Uint8Array(pixels * 3).fill(120) }
const light: Light = { balance: [1, 1, 1], exposure: 1, white: 1 }
const camera: RoomCamera = {
  ...{ focal: 50, centre: middleOf(size), sure: 1 },
  axes: { up: [0, -1, 0], across: [1, 0, 0], away: [0, 0, 1] },
}
const everywhere = new Uint8Array(pixels).fill(255)

/** A plane that is 1 from row `from` up to, but not including, row `to`. */
const rows = (from: number, to: number) =>
  Float32Array.from({ length: pixels }, (_, i) => (i >= from * size.width && i < to * size.width ? 1 : 0))
const nowhere = rows(0, 0)

const untouched = { parts: undefined, kept: nowhere, named: nowhere }
const floor = { ...untouched, camera, size, light, floor: rows(24, 40) }
const back: RoomPlane = {
  ...{ face: 'wall', side: 'back', sure: 1, extent: rows(0, 24) },
  frame: wallFrame(camera, [0, 0, -1], 4),
}
const walls = { camera, size, light, planes: [back], walls: [{ weight: rows(0, 24) }] }

test('a floor gets boards only once its owner confirmed it', () => {
  expect(layFloor(photo, { ...floor, corrected: nowhere }, everywhere)).toBeUndefined()
  expect(layFloor(photo, { ...floor, corrected: rows(0, 24) }, everywhere)).toBeUndefined()
  expect(layFloor(photo, { ...floor, corrected: rows(24, 40) }, everywhere)).toBeDefined()
})

test('a floor of which only a part was confirmed gets none, unless the rest is something else', () => {
  const patch = { ...floor, floor: rows(24, 28), corrected: rows(24, 28) }
  const labels = Int32Array.from({ length: pixels }, (_, i) => (i < 24 * size.width ? 0 : 1))
  const means = [0.9, 0.1, 0, 0, 0].map((above, k) => Float64Array.of(above, k === 1 ? 0.9 : 0.02))
  const seen = { ...patch, parts: { labels, means } }
  expect(layFloor(photo, patch, everywhere)).toBeDefined()
  expect(layFloor(photo, seen, everywhere)).toBeUndefined()
  expect(layFloor(photo, { ...seen, corrected: rows(24, 36) }, everywhere)).toBeDefined()
  expect(layFloor(photo, { ...seen, kept: rows(28, 40) }, everywhere)).toBeDefined()
  expect(layFloor(photo, { ...seen, named: rows(28, 40) }, everywhere)).toBeDefined()
})

test('a floor above the horizon or with an uncertain camera gets none', () => {
  const confirmed = { ...floor, corrected: rows(0, 40) }
  expect(layFloor(photo, { ...confirmed, floor: rows(10, 40) }, everywhere)).toBeUndefined()
  expect(layFloor(photo, { ...confirmed, camera: { ...camera, sure: 0.4 } }, everywhere)).toBeUndefined()
})

test('walls get a finish only once their owner confirmed all of them', () => {
  expect(layWalls(photo, { ...walls, corrected: nowhere }, [everywhere])).toEqual([])
  expect(layWalls(photo, { ...walls, corrected: rows(0, 24) }, [everywhere])).toHaveLength(1)
  const second = { ...walls, walls: [...walls.walls, { weight: rows(24, 30) }] }
  expect(layWalls(photo, { ...second, corrected: rows(0, 24) }, [everywhere, everywhere])).toEqual([])
})

test('walls in an uncertain position get none', () => {
  const doubtful = { ...walls, planes: [{ ...back, sure: 0.5 }], corrected: rows(0, 40) }
  expect(layWalls(photo, doubtful, [everywhere])).toEqual([])
})
