import { expect, test } from 'vitest'
import { burntSpots } from './burnt-spots.ts'

const SIZE = { width: 400, height: 300 }
const pixels = SIZE.width * SIZE.height
const nowhere = () => new Uint8Array(pixels)
const everywhere = () => new Uint8Array(pixels).fill(255)

/** A grey photo with clipped squares of the given sides, in the middle of its left and right half. */
function photoWith(left: number, right: number) {
  const data = new Uint8Array(pixels * 3).fill(160)
  for (const [middle, side] of [
    [100, left],
    [300, right],
  ] as const) {
    for (let y = 150 - side / 2; y < 150 + side / 2; y++)
      data.fill(255, (y * SIZE.width + middle - side / 2) * 3, (y * SIZE.width + middle + side / 2) * 3)
  }
  return { ...SIZE, data }
}
const at = (spots: Uint8Array, x: number, y = 150) => spots[y * SIZE.width + x]!

test('what is clipped is spared, and what is not is painted', () => {
  const spots = burntSpots(photoWith(80, 8), [nowhere()])
  expect([at(spots, 100), at(spots, 300), at(spots, 200)]).toEqual([255, 255, 0])
})

test('wide clipped parts of a wall are painted up to their edges, small ones only in part', () => {
  const spots = burntSpots(photoWith(80, 8), [everywhere()])
  expect([at(spots, 100), at(spots, 64), at(spots, 136)]).toEqual([0, 0, 0])
  expect(at(spots, 300)).toBeGreaterThan(25)
  expect(at(spots, 300)).toBeLessThan(60)
})
