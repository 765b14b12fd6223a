import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearToSrgb, type Triple } from '#app/lib/colour/srgb.ts'
import { CAMERA_HEIGHT, floorFrame, placeOn, wallFrame } from '../../room/geometry/plane-coordinates.ts'
import { middleOf, type RoomCamera } from '../../room/geometry/room-camera.ts'
import { scaled, turned, type Vector } from '../../room/geometry/vectors.ts'
import { MaterialLayer } from './material-layer.ts'
import { PlanePatches } from './plane-patches.ts'
import { surfaceLight } from './surface-light.ts'
import { WallPatches } from './wall-patches.ts'

const raster = { width: 300, height: 200 }
const photo = { width: 900, height: 600 }

/** A camera pitched down by `tilt` and turned to the side by `turn` (radians). */
function cameraAt(tilt: number, turn: number): RoomCamera {
  const seen = (axis: Vector) => turned(turned(axis, [0, 1, 0], turn), [1, 0, 0], tilt)
  const axes = { up: seen([0, -1, 0]), across: seen([1, 0, 0]), away: seen([0, 0, 1]) }
  return { focal: 240, centre: middleOf(raster), axes, sure: 1 }
}

const cameras = fc
  .tuple(fc.double({ min: 0, max: 0.5, noNaN: true }), fc.double({ min: -0.7, max: 0.7, noNaN: true }))
  .map(([tilt, turn]) => cameraAt(tilt, turn))
const pixels = fc.record({
  x: fc.integer({ min: 0, max: photo.width - 2 }),
  y: fc.integer({ min: 340, max: photo.height - 2 }),
})

test('a pixel of the photo maps to the same place as the raster, with the footprint of its derivatives', () => {
  fc.assert(
    fc.property(cameras, pixels, (camera, { x, y }) => {
      const patches = new PlanePatches(floorFrame(camera), camera, raster, photo)
      const patch = { u: 0, v: 0, du: 0, dv: 0 }
      const placeAt = (column: number, row: number) =>
        placeOn(floorFrame(camera), camera, { x: (column + 0.5) / 3 - 0.5, y: (row + 0.5) / 3 - 0.5 })
      const place = placeAt(x, y)
      const [right, below] = [placeAt(x + 0.01, y), placeAt(x, y + 0.01)]
      expect(patches.at(x, y, patch)).toBe(true)
      if (!place || !right || !below) throw new Error('The floor is out of view')
      expect(patch.u).toBeCloseTo(place.u, 6)
      expect(patch.v).toBeCloseTo(place.v, 6)
      const du = 100 * (Math.abs(right.u - place.u) + Math.abs(below.u - place.u))
      const dv = 100 * (Math.abs(right.v - place.v) + Math.abs(below.v - place.v))
      expect(Math.abs(patch.du / du - 1)).toBeLessThan(0.02)
      expect(Math.abs(patch.dv / dv - 1)).toBeLessThan(0.02)
    }),
  )
})

test('a floor is out of view above the horizon', () => {
  const camera = cameraAt(0, 0)
  const patches = new PlanePatches(floorFrame(camera), camera, raster, photo)
  expect(patches.at(450, 200, { u: 0, v: 0, du: 0, dv: 0 })).toBe(false)
})

test('a pixel shows the nearest wall, with v as the height above the floor', () => {
  const camera = cameraAt(0, 0)
  const { across, away } = camera.axes
  const wallAt = (normal: Vector, distance: number) =>
    new PlanePatches(wallFrame(camera, normal, distance), camera, raster, photo)
  const walls = new WallPatches([wallAt(scaled(away, -1), 4), wallAt(scaled(across, -1), 1)], CAMERA_HEIGHT)
  const patch = { u: 0, v: 0, du: 0, dv: 0 }
  const middle = { x: 449.5, y: 299.5 }
  walls.at(middle.x, middle.y, patch)
  expect(patch).toMatchObject({ u: expect.closeTo(0), v: expect.closeTo(CAMERA_HEIGHT) })
  expect(patch.du).toBeCloseTo(4 / (240 * 3))
  // The right wall is one metre away, so 45 degrees to the side shows it one metre ahead.
  walls.at(middle.x + 240 * 3, middle.y, patch)
  expect(Math.abs(patch.u)).toBeCloseTo(1)
})

/** A grey picture with the given linear light. */
function pictureOf(light: (x: number, y: number) => number) {
  const size = { width: 240, height: 160 }
  const data = new Uint8Array(size.width * size.height * 3)
  for (let i = 0; i < size.width * size.height; i++) {
    data.fill(linearToSrgb(light(i % size.width, Math.floor(i / size.width))), i * 3, i * 3 + 3)
  }
  return { ...size, data }
}

const everywhere = new Uint8Array(240 * 160).fill(255)
const EVEN: Triple = [1, 1, 1]

test('boards and joints vanish from the light, the falloff of daylight stays', () => {
  const fall = (x: number) => 0.5 - 0.3 * (x / 240)
  const boards = (x: number, y: number) => (y % 6 < 1 ? 0.75 : 0.9 + 0.1 * (Math.floor(y / 6) % 2)) * fall(x)
  const light = surfaceLight(pictureOf(boards), everywhere, EVEN)
  for (const x of [40, 120, 200]) {
    const column = Array.from({ length: 48 }, (_, k) => light[(50 + k) * 240 + x]!)
    expect(Math.max(...column) / Math.min(...column)).toBeLessThan(1.12)
    expect(column[20]! / fall(x)).toBeCloseTo(0.93, 1)
  }
})

test('a hard shadow keeps its edge', () => {
  const light = surfaceLight(
    pictureOf((x, y) => (x < 120 ? 0.5 : 0.12) * (y % 8 < 4 ? 1 : 0.95)),
    everywhere,
    EVEN,
  )
  const at = (x: number) => light[80 * 240 + x]!
  expect(at(117) / at(122)).toBeGreaterThan(2.5)
})

test('light far above the usual is a reflection', () => {
  const plane = { patches: undefined as never, light: Float32Array.of(0.2, 1) }
  const layer = new MaterialLayer(() => undefined, plane, 2, 1)
  const parted = { relative: 0, reflection: 0 }
  layer.lightAt(0, 0.2, parted)
  expect(parted).toEqual({ relative: expect.closeTo(1), reflection: 0 })
  layer.lightAt(1, 0.2, parted)
  expect(parted.relative).toBeLessThan(2)
  expect(parted.reflection).toBeGreaterThan(0.4)
})
