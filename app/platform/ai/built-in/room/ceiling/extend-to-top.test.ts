import { expect, test } from 'vitest'
import { extendToTop } from './extend-to-top.ts'

const WIDTH = 120
const evenLight = new Float32Array(WIDTH * 60).fill(0.8)
/** A piece at `row` in the columns [from, to), and none elsewhere. */
const piece = (from: number, to: number, rowAt: (x: number) => number) =>
  Float32Array.from({ length: WIDTH }, (_, x) => (x >= from && x < to ? rowAt(x) : 0))
const openBeside = (rows: Float32Array) => Uint8Array.from(rows, (row) => Number(row === 0))
const extended = (rows: Float32Array, isOpen = openBeside(rows), L = evenLight) => {
  extendToTop(rows, isOpen, L)
  return rows
}

test('a piece goes on to the edge of the picture on both sides', () => {
  const rows = extended(piece(50, 80, () => 10))
  expect(rows[40]).toBeCloseTo(8)
  expect(rows[89]).toBeCloseTo(8)
  expect(rows[0]).toBe(0)
})

test('an upright edge ends the ceiling', () => {
  const L = evenLight.map((light, i) => (i % WIDTH >= 80 ? 0.5 : light))
  const rows = extended(
    piece(50, 80, () => 10),
    undefined,
    L,
  )
  expect(rows[80]).toBe(0)
  expect(rows[49]).toBeGreaterThan(9)
})

test('a ceiling does not grow over a piece that was left out', () => {
  const rows = piece(20, 60, () => 12)
  const isOpen = openBeside(rows).fill(0, 60)
  expect([...extended(rows, isOpen).subarray(60)].every((row) => row === 0)).toBe(true)
})

test('in a gap between two pieces the line is where more wall is left', () => {
  const rows = Float32Array.from({ length: WIDTH }, (_, x) => (x < 40 ? 20 : x >= 60 ? 40 : 0))
  extended(rows)
  expect(rows[39]).toBe(20)
  expect(rows[45]).toBeLessThan(20)
  expect(rows[60]).toBe(40)
})

test('an end that falls does not go on', () => {
  expect(extended(piece(20, 60, (x) => x / 2))[60]).toBe(0)
})
