import { expect, test } from 'vitest'
import { markPeople } from './people.ts'

const size = { width: 10, height: 10 }
const box = { left: 0.2, top: 0.2, right: 0.6, bottom: 0.6 }
const none = new Float32Array(100)
/** A thing everywhere but in the left half, which is wall. */
const thing = Float32Array.from({ length: 100 }, (_, i) => (i % 10 < 5 ? 0 : 1))

const marked = (score: number, skin = none) =>
  [...markPeople([{ ...box, score }], thing, skin, size).entries()].filter(([, w]) => w > 0).map(([i]) => i)

test('a person is what is no wall within the box', () => {
  expect(marked(0.5)).toEqual([25, 35, 45, 55])
})

test('an uncertain person counts only where the rules see skin', () => {
  const skin = none.with(33, 1)
  expect(marked(0.2)).toEqual([])
  expect(marked(0.2, skin)).toEqual([25, 33, 35, 45, 55])
})

test('skin colour where nobody was detected is wood or upholstery', () => {
  expect([...markPeople([], thing, none.with(33, 1), size)].every((weight) => weight === 0)).toBe(true)
})
