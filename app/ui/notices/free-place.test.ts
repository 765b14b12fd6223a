import { expect, test } from 'vitest'
import { type Box, freePlace } from './free-place.ts'

const size = { width: 352, height: 80 }
const view = { width: 1280, height: 800 }
const corner = { left: 904, top: 696 }
const place = (...taken: Box[]) => freePlace({ size, view, margin: 24, taken, preferred: corner })

test('a toast stands in its corner while nothing is there', () => {
  expect(place()).toEqual(corner)
  expect(place({ left: 24, top: 24, width: 300, height: 60 })).toEqual(corner)
})

test('a toast stays in the window when a taller one joins it, or the window shrinks', () => {
  const put = (height: number, window: typeof view) =>
    freePlace({ size: { ...size, height }, view: window, margin: 24, taken: [], preferred: corner })
  expect(put(170, view)).toEqual({ left: 904, top: 606 })
  expect(put(80, { width: 800, height: 500 })).toEqual({ left: 424, top: 396 })
})

test('a toast gives way to a heading or a button in its corner by as little as possible', () => {
  const button = { left: 1000, top: 700, width: 200, height: 44 }
  const { left, top } = place(button)
  expect(left).toBe(904)
  expect(top + size.height).toBeLessThanOrEqual(button.top)
  expect(top + size.height).toBeGreaterThan(button.top - 20)
})

test('where everything is taken, a toast covers the edge of a large picture rather than a button', () => {
  const picture = { left: 0, top: 0, width: 1280, height: 800 }
  const button = { left: 1000, top: 700, width: 200, height: 44 }
  const { left, top } = place(picture, button)
  const isClear = top + size.height <= button.top || left + size.width <= button.left
  expect(isClear).toBe(true)
})

test('on a phone a toast finds the gap between what fills the width', () => {
  const phone = { width: 390, height: 844 }
  const rows = [0, 100, 300, 400, 500, 600, 700].map((top) => ({ left: 16, top, width: 358, height: 92 }))
  const spot = freePlace({
    ...{ size: { width: 358, height: 80 }, view: phone, margin: 16, taken: rows },
    preferred: { left: 16, top: 16 },
  })
  expect(spot.top).toBeGreaterThanOrEqual(192)
  expect(spot.top).toBeLessThanOrEqual(220)
})
