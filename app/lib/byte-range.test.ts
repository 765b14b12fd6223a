import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [null, undefined],
])('of ten bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

test('a range always lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1 }), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size)
      if (!range || range === 'none') return
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
