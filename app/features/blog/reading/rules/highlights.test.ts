import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightParts, MARKS } from './highlights.ts'

test('marks split the text, and tags in it stay text', () => {
  const { hit, end, less, greater } = MARKS
  expect(highlightParts(`A ${hit}calm${end} ${less}b${greater} room`)).toEqual([
    { text: 'A ', isHit: false },
    { text: 'calm', isHit: true },
    { text: ' <b> room', isHit: false },
  ])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(hit, end, 'a', ' b ')), (pieces) => {
      const text = highlightParts(pieces.join(''))
        .map((part) => part.text)
        .join('')
      expect(text).not.toMatch(/[\uE000-\uE003]/)
      expect(text.replaceAll(' ', '')).toBe(pieces.join('').replace(/[\uE000\uE001 ]/g, ''))
    }),
  )
})
