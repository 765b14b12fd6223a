import { expect, test } from 'vitest'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import { laidThings } from './found-things.ts'
import { laidNotes } from './laid-notes.ts'

test('things from laid finishes have a colour name, a material and no size', () => {
  const box = { x: 0, y: 0, width: 0.2, height: 0.2 }
  const laid = laidThings(
    [
      { surface: 'walls', hex: '#dcd2c2', finish: 'limewash', box },
      { surface: 'ceiling', hex: '#ffffff', finish: 'paint', box },
      { surface: 'floor', hex: '#b7946a', finish: null, box },
    ],
    (hex) => `colour ${hex}`,
  )
  expect(laid.map(({ name, material, size }) => [name, material, size])).toEqual([
    ['Wall covering', 'Limewash', ''],
    ['Ceiling paint', 'Paint', ''],
    ['Floor', '', ''],
  ])
})

test('stored finishes of surfaces that are no longer painted are omitted', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const rug = {
    surface: 'rug',
    hex: '#7f4038',
    finish: 'wool',
    box,
  } as unknown as LaidFinish
  expect(laidThings([rug], String)).toEqual([])
  expect(laidNotes([rug], String)).toEqual([])
})
