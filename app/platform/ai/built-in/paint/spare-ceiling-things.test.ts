import { expect, test } from 'vitest'
import { spareCeilingThings } from './spare-ceiling-things.ts'

/** A row of 70 pixels of a ceiling that is white in a dim and in a bright part, with a blade of a fan in its middle. */
const [DIM, BRIGHT, BLADE] = [
  [150, 146, 138],
  [235, 230, 220],
  [170, 95, 40],
]
const colours = Array.from({ length: 70 }, (_, x) => (x >= 40 && x < 50 ? BLADE : x < 30 ? DIM : BRIGHT))
const photo = { width: 70, height: 1, data: Uint8Array.from(colours.flat() as number[]) }

test('the ceiling keeps its paint in light and shade, and a wooden blade before it is spared', () => {
  const ceiling = new Uint8Array(70).fill(255)
  spareCeilingThings(photo, ceiling, new Uint8Array(70))
  for (const x of [0, 29, 30, 39, 50, 69]) expect(ceiling[x]).toBeGreaterThan(240)
  for (const x of [40, 45, 49]) expect(ceiling[x]).toBeLessThan(10)
})

test('where there is no ceiling nothing is taken', () => {
  const walls = new Uint8Array(70).fill(40)
  spareCeilingThings(photo, walls, new Uint8Array(70))
  expect([...walls]).toEqual(new Array(70).fill(40))
})

test('what its owner called a ceiling stays one', () => {
  const ceiling = new Uint8Array(70).fill(255)
  spareCeilingThings(photo, ceiling, new Uint8Array(70).fill(255))
  expect(ceiling.every((weight) => weight === 255)).toBe(true)
})
