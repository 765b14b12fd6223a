import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAMERA_RASTER, cameraWith } from '#tests/builders/room-cameras.ts'
import { CAMERA_HEIGHT, ceilingFrame, floorFrame, placeOn, pointOf, wallFrame } from './plane-coordinates.ts'
import { horizonRow, middleOf } from './room-camera.ts'
import { scaled } from './vectors.ts'

const middle = middleOf(CAMERA_RASTER)

test('points below the horizon map to the floor and back, points above it to the ceiling and back', () => {
  const held = fc.record({
    focal: fc.double({ min: 220, max: 540, noNaN: true }),
    yaw: fc.double({ min: -40, max: 40, noNaN: true }),
    pitch: fc.double({ min: -15, max: 15, noNaN: true }),
    roll: fc.double({ min: -5, max: 5, noNaN: true }),
    x: fc.double({ min: 0, max: 447, noNaN: true }),
    y: fc.double({ min: 0, max: 335, noNaN: true }),
  })
  fc.assert(
    fc.property(held, ({ focal, yaw, pitch, roll, x, y }) => {
      const camera = cameraWith(focal, yaw, pitch, roll)
      const horizon = horizonRow(x, camera)
      fc.pre(Math.abs(y - horizon) > 12)
      const [floor, ceiling] = [floorFrame(camera), ceilingFrame(camera, 2.5)]
      const [on, off] = y > horizon ? [floor, ceiling] : [ceiling, floor]
      expect(placeOn(off, camera, { x, y })).toBeUndefined()
      const back = pointOf(on, camera, placeOn(on, camera, { x, y })!)!
      expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.01)
    }),
    { numRuns: 100 },
  )
})

test('a camera that looks down by 45° sees the floor a camera’s height ahead', () => {
  const camera = cameraWith(400, 0, 45)
  const place = placeOn(floorFrame(camera), camera, middle)!
  expect(place.u).toBeCloseTo(0)
  expect(place.v).toBeCloseTo(CAMERA_HEIGHT)
})

test('a wall is measured to the right and down, and its foot is the far end of the floor', () => {
  const camera = cameraWith(400, 10, 5, 2)
  const { across, away } = camera.axes
  const wall = wallFrame(camera, scaled(away, -1), 3)
  const foot = pointOf(wall, camera, { u: 0.7, v: CAMERA_HEIGHT })!
  const onFloor = placeOn(floorFrame(camera), camera, foot)!
  expect(onFloor.u).toBeCloseTo(0.7)
  expect(onFloor.v).toBeCloseTo(3)
  expect(wallFrame(camera, across, 2).alongU[2]).toBeGreaterThan(0.9)
})
