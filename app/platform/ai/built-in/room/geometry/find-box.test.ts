import { expect, test } from 'vitest'
import { CAMERA_RASTER, cameraWith } from '#tests/builders/room-cameras.ts'
import { type FoundBox, faceAt, findBox } from './find-box.ts'
import { BoxView, type RoomBox } from './room-box.ts'
import type { RoomCamera } from './room-camera.ts'
import type { SurfaceProbabilities } from './surface-probabilities.ts'

const size = CAMERA_RASTER
const OUT = Number.POSITIVE_INFINITY
const LIGHT = { ceiling: 0.9, wall: 0.75, floor: 0.5 }

/** What a camera sees of a box: each pixel's surface with the certainty of a good finder, and its lightness. */
function photoOf(camera: RoomCamera, box: RoomBox) {
  const view = new BoxView(camera, size)
  const plane = () => new Float32Array(size.width * size.height).fill(0.05)
  const probabilities: SurfaceProbabilities = {
    wall: plane(),
    floor: plane(),
    ceiling: plane(),
    window: plane(),
    thing: plane(),
  }
  const L = plane()
  for (let x = 0; x < size.width; x++) {
    const { ceilingRow, floorRow } = view.column(box, x)
    for (let y = 0; y < size.height; y++) {
      const face = y < ceilingRow ? 'ceiling' : y > floorRow ? 'floor' : 'wall'
      const i = y * size.width + x
      probabilities[face][i] = 0.8
      // Walls at a corner catch the light differently.
      const side = face === 'wall' && view.wallAt(box, x, y) !== 'back' ? 0.08 : 0
      L[i] = LIGHT[face] - side
    }
  }
  return { probabilities, colour: [L] }
}

const found = (camera: RoomCamera, box: RoomBox): FoundBox => {
  const { probabilities, colour } = photoOf(camera, box)
  return findBox(camera, probabilities, { colour, size })!
}

/** The fraction of the picture between the borders of two boxes. */
function shareBetween(camera: RoomCamera, real: RoomBox, { ceilingRows, floorRows }: FoundBox): number {
  const view = new BoxView(camera, size)
  const within = (row: number) => Math.min(size.height, Math.max(0, row))
  let rows = 0
  for (let x = 0; x < size.width; x++) {
    const { ceilingRow, floorRow } = view.column(real, x)
    rows +=
      Math.abs(within(ceilingRow) - ceilingRows[x]!) + Math.abs(within(floorRow) - within(floorRows[x]!))
  }
  return rows / (size.width * size.height)
}

test.each([
  ['from the middle', 0, 5, { left: 2, back: 4, right: 2.5, height: 2.4 }],
  ['into a corner', 32, 0, { left: 3, back: 3, right: 1.6, height: 2.6 }],
  ['along a wall, a little upwards', -15, -6, { left: 1.2, back: 5.5, right: 4, height: 2.9 }],
])('finds floor, walls and ceiling of a room seen %s', (_, yaw, pitch, box) => {
  const camera = cameraWith(320, yaw, pitch, 1)
  expect(shareBetween(camera, box, found(camera, box))).toBeLessThan(0.04)
})

test('a ceiling outside the picture has no line', () => {
  const camera = cameraWith(400, 20, 22)
  const { ceilingRows, ceilingSupport, floorSupport } = found(camera, {
    left: OUT,
    back: 3,
    right: 2,
    height: OUT,
  })
  expect(Math.max(...ceilingRows)).toBeLessThan(3)
  expect(ceilingSupport).toBeUndefined()
  expect(floorSupport).toBeGreaterThan(0.8)
})

test('faceAt returns the face at a place', () => {
  const camera = cameraWith(320)
  const box = found(camera, { left: OUT, back: 3, right: OUT, height: 2.5 })
  expect([0.02, 0.5, 0.98].map((y) => faceAt(box, 0.5, y))).toEqual(['ceiling', 'wall', 'floor'])
})

test('an uncertain camera gets no box', () => {
  const camera = cameraWith(320)
  const { probabilities, colour } = photoOf(camera, { left: OUT, back: 3, right: OUT, height: 2.5 })
  expect(findBox({ ...camera, sure: 0.3 }, probabilities, { colour, size })).toBeUndefined()
  expect(findBox(undefined, probabilities, { colour, size })).toBeUndefined()
})
