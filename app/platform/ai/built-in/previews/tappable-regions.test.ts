import { expect, test } from 'vitest'
import { tappableRegions } from './tappable-regions.ts'

test('regions come smallest first, and keep their numbers and what is likely', () => {
  const size = { width: 12, height: 8 }
  const square = (side: number) =>
    Uint8Array.from({ length: 96 }, (_, i) => Number(i % 12 < side && Math.floor(i / 12) < side))
  const regions = tappableRegions(
    [square(4), square(7), square(2)].map((mask, k) => ({ extent: 2 * k, isLikely: k === 1, mask })),
    size,
  )
  expect(regions.map(({ extent }) => extent)).toEqual([4, 0, 2])
  expect(regions.map(({ isLikely }) => isLikely)).toEqual([false, false, true])
  const widths = regions.map(({ outlines }) => Math.max(...outlines.flat().map(([x]) => x)) * size.width)
  expect(widths.map(Math.round)).toEqual([2, 4, 7])
})
