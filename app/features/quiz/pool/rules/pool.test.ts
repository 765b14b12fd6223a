import { expect, test } from 'vitest'
import { poolProblem } from './pool.ts'

const images = (count: number, roomType: string, styles: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${roomType}-${i}`,
    style: `Style ${i % styles}`,
    roomType,
  }))

test('a pool of 40 images in good room types can be played', () => {
  expect(poolProblem([...images(36, 'Bedroom', 2), ...images(4, 'Kitchen', 2)])).toBeUndefined()
})

test('fewer than 40 images are too few', () => {
  expect(poolProblem(images(39, 'Bedroom', 5))).toBe(
    'Need at least 40 images for the quiz. Currently have 39 images.',
  )
  expect(poolProblem([])).toBe('Need at least 40 images for the quiz. Currently have 0 images.')
})

test('every room type needs at least four images and two styles', () => {
  const problem = poolProblem([
    ...images(40, 'Bedroom', 4),
    ...images(3, 'Kitchen', 3),
    ...images(5, 'Nursery', 1),
  ])
  expect(problem).toBe(
    'Room type issues: Kitchen needs at least 4 images (has 3); Nursery needs at least 2 styles (has 1)',
  )
})
