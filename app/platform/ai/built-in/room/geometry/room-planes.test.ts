import { expect, test } from 'vitest'
import { CAMERA_RASTER, cameraWith } from '#tests/builders/room-cameras.ts'
import { placeOn } from './plane-coordinates.ts'
import { BoxView, type RoomBox } from './room-box.ts'
import { planesOf } from './room-planes.ts'

const size = CAMERA_RASTER
const OUT = Number.POSITIVE_INFINITY

function planesIn(box: RoomBox, ceilingSupport: number | undefined) {
  const camera = { ...cameraWith(300, 3, 4), sure: 0.9 }
  const view = new BoxView(camera, size)
  const columns = Array.from({ length: size.width }, (_, x) => view.column(box, x))
  const borders = {
    ...{ box, ceilingSupport, floorSupport: 0.5 },
    ceilingRows: Float32Array.from(columns, ({ ceilingRow }) => Math.max(0, ceilingRow)),
    floorRows: Float32Array.from(columns, ({ floorRow }) => Math.min(size.height, floorRow)),
  }
  return { camera, planes: planesOf(camera, view, borders) }
}

test('the planes of the room cover every pixel and place it in metres', () => {
  const { camera, planes } = planesIn({ left: 2, back: 4, right: 2.5, height: 2.4 }, 0.8)
  expect(planes.map(({ face, side }) => side ?? face)).toEqual(['floor', 'left', 'back', 'right', 'ceiling'])
  for (let i = 0; i < size.width * size.height; i += 101) {
    expect(planes.reduce((sum, { extent }) => sum + extent[i]!, 0)).toBeCloseTo(1)
    const point = { x: i % size.width, y: Math.floor(i / size.width) }
    for (const { extent, frame } of planes)
      if (extent[i]! > 0.9) expect(placeOn(frame, camera, point)).toBeDefined()
  }
})

test('faces out of view have no plane, and an uncertain border makes its planes uncertain', () => {
  const { planes } = planesIn({ left: OUT, back: 4, right: OUT, height: OUT }, undefined)
  expect(planes.map(({ face, side, sure }) => [side ?? face, sure])).toEqual([
    ['floor', 0.9],
    ['back', 0.45],
  ])
})
