import { expect, test } from 'vitest'
import { offeredRegions } from './offered-regions.ts'

/** A row of 100 pixels with those from one to another inside. */
const span = (from: number, to: number) =>
  Uint8Array.from({ length: 100 }, (_, i) => Number(i >= from && i < to))
const offered = (...spans: [extent: number, from: number, to: number][]) =>
  offeredRegions(spans.map(([extent, from, to]) => ({ extent, mask: span(from, to) }))).map(
    ({ extent, isLikely }) => `${extent}${isLikely ? ' likely' : ''}`,
  )

test('the middle one of outline, segment and what belongs together is likely', () => {
  expect(offered([0, 0, 5], [1, 0, 30], [4, 0, 80])).toEqual(['0', '1 likely', '4'])
  expect(offered([0, 0, 5], [1, 0, 80], [4, 0, 30])).toEqual(['0', '4 likely', '1'])
  expect(offered([0, 0, 20], [1, 0, 80], [4, 0, 5])).toEqual(['4', '0 likely', '1'])
})

test('without a network the largest by colour has the third say', () => {
  expect(offered([0, 0, 5], [1, 0, 20], [2, 0, 60])).toEqual(['0', '1 likely', '2'])
  expect(offered([0, 0, 5])).toEqual(['0 likely'])
})

test('a smaller region lies within the likely one, which lies within a larger one', () => {
  const regions = offered([0, 40, 45], [1, 30, 60], [3, 70, 80], [4, 20, 70], [5, 0, 40], [6, 0, 90])
  expect(regions).toEqual(['0', '1 likely', '4', '6'])
})

test('regions that hardly differ are offered once', () => {
  expect(offered([0, 0, 10], [1, 0, 40], [3, 0, 41], [4, 0, 43], [5, 0, 60])).toEqual(['0', '1 likely', '5'])
})
