import { expect, test } from 'vitest'
import { connectedAreas, dilate } from './components.ts'

const size = { width: 6, height: 4 }
const mask = (...rows: string[]) => Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0))

test('components are 4-connected and do not wrap around the edge', () => {
  const { labels, count } = connectedAreas(mask('##...#', '.#...#', '..#...', '......'), size)
  expect(count).toBe(3)
  expect([labels[0], labels[7], labels[14], labels[5], labels[11], labels[6]]).toEqual([1, 1, 3, 2, 2, 0])
})

test('dilation grows a mask to all sides and does not wrap around the edge', () => {
  const wide = dilate(mask('......', '#.....', '......', '......'), size, 1)
  expect(wide).toEqual(mask('##....', '##....', '##....', '......'))
})
