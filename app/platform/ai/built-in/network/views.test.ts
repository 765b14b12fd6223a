import { expect, test } from 'vitest'
import { meanOfViews, mirroredPicture } from './views.ts'

const picture = { width: 2, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }

test('mirroring swaps left and right, and twice is the identity', () => {
  expect([...mirroredPicture(picture).data]).toEqual([4, 5, 6, 1, 2, 3, 10, 11, 12, 7, 8, 9])
  expect(mirroredPicture(mirroredPicture(picture))).toEqual(picture)
})

test('views are averaged place by place', () => {
  const planes = (...wall: number[]) => {
    const other = new Float32Array(wall.length)
    return { wall: Float32Array.from(wall), floor: other, ceiling: other, window: other, thing: other }
  }
  const plain = { view: { scale: 1, mirrored: false }, probabilities: planes(1, 0, 0.5, 0.25) }
  const mirrored = { view: { scale: 1.5, mirrored: true }, probabilities: planes(0, 1, 0.25, 0.5) }
  expect([...meanOfViews([plain, mirrored], picture).wall]).toEqual([1, 0, 0.5, 0.25])
  expect([...meanOfViews([plain], picture).wall]).toEqual([1, 0, 0.5, 0.25])
})
