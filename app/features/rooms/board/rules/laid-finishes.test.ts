import { expect, test } from 'vitest'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import { laidThings } from './found-things.ts'
import { laidNotes } from './laid-notes.ts'

test('things from laid finishes have a colour name, a material and a rough size', () => {
  const box = { x: 0, y: 0, width: 0.2, height: 0.2 }
  const laid = laidThings(
    [
      { surface: 'walls', hex: '#dcd2c2', finish: 'limewash', box, squareMetres: 12.4 },
      { surface: 'ceiling', hex: '#ffffff', finish: 'paint', box, squareMetres: null },
      { surface: 'floor', hex: '#b7946a', finish: null, box, squareMetres: 9 },
    ],
    (hex) => `colour ${hex}`,
  )
  expect(laid.map(({ name, material, size }) => [name, material, size])).toEqual([
    ['Wall covering', 'Limewash', 'about 12 m² (129 sq ft) in view'],
    ['Ceiling paint', 'Paint', ''],
    ['Floor', '', 'about 9 m² (97 sq ft) in view'],
  ])
})

test('stored finishes of surfaces that are no longer painted are omitted', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const rug = {
    surface: 'rug',
    hex: '#7f4038',
    finish: 'wool',
    box,
    squareMetres: null,
  } as unknown as LaidFinish
  expect(laidThings([rug], String)).toEqual([])
  expect(laidNotes([rug], String)).toEqual([])
})

test('an area is one figure in two units, and none is claimed below a square metre', () => {
  const size = (squareMetres: number) =>
    laidThings(
      [
        {
          surface: 'floor',
          hex: '#b7946a',
          finish: null,
          box: { x: 0, y: 0, width: 1, height: 1 },
          squareMetres,
        },
      ],
      String,
    )[0]!.size
  expect([0.5, 0.99].map(size)).toEqual(['', ''])
  for (const area of [1, 1.4]) expect(size(area)).toBe('about 1 m² (11 sq ft) in view')
  for (const area of [1.6, 2.4]) expect(size(area)).toBe('about 2 m² (22 sq ft) in view')
})
