import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeepStroke, withPoint } from './keep-strokes.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a stroke grows by sufficiently distant points, up to the server’s limit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(share, share), { maxLength: 700 }), (points) => {
      const start: KeepStroke[] = [{ points: [[0.5, 0.5]], width: 0.06 }]
      const [stroke] = points.reduce(withPoint, start)
      expect(stroke!.points.length).toBeLessThanOrEqual(500)
      stroke!.points.slice(1).forEach(([x, y], index) => {
        const [beforeX, beforeY] = stroke!.points[index]!
        expect(Math.hypot(x - beforeX, y - beforeY)).toBeGreaterThanOrEqual(0.006)
      })
    }),
  )
})

test('a point without a stroke changes nothing', () => {
  expect(withPoint([], [0.1, 0.1])).toEqual([])
})
