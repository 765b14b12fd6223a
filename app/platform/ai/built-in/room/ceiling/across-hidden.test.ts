import { expect, test } from 'vitest'
import { acrossHidden } from './across-hidden.ts'

const WIDTH = 60
/** A picture that is shell but for a thing in some columns, down to row 40. */
const behind = (first: number, end: number) =>
  Float32Array.from({ length: WIDTH * 60 }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    return x >= first && x < end && y < 40 ? 0 : 1
  })
const border = (rowAt: (x: number) => number) => Int32Array.from({ length: WIDTH }, (_, x) => rowAt(x))

test('the border is straight behind a thing, whatever it followed there, and where it saw no ceiling', () => {
  for (const strays of [5, 0, 35]) {
    const wandering = border((x) => (x >= 20 && x < 30 ? strays : 20))
    expect([...new Set(acrossHidden(wandering, behind(20, 30)))], `${strays}`).toEqual([20])
  }
})

test('it leads from one side of the thing to the other', () => {
  const rows = acrossHidden(
    border((x) => (x < 25 ? 16 : 24)),
    behind(20, 30),
  )
  expect([rows[16], rows[33]]).toEqual([16, 24])
  expect(rows[25]).toBeCloseTo(20.2, 0)
})

test('what nothing hides stays, as do a hidden end, a side without ceiling and a step behind a thing', () => {
  const unchanged = (rows: Int32Array, shell: Float32Array) =>
    expect([...acrossHidden(rows, shell)]).toEqual([...rows])
  const waves = border((x) => 10 + (x % 7))
  unchanged(waves, behind(0, 0))
  unchanged(waves, behind(50, 60))
  unchanged(
    border((x) => (x < 25 ? 0 : 20)),
    behind(20, 30),
  )
  unchanged(
    border((x) => (x < 25 ? 4 : 39)),
    behind(20, 30),
  )
})
