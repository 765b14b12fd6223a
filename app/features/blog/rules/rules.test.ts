import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postPictureFile } from '../pictures/rules/post-pictures.ts'
import { highlightParts, MARKS } from '../reading/rules/highlights.ts'
import { nearestWord, slipsBetween } from '../reading/rules/nearest-word.ts'
import { MOST_LETTERS, searchQueryFrom, withWords, wordsOf } from '../reading/rules/search-query.ts'
import { readingMinutes, roomName } from './words.ts'

const searchFor = (typed: string) => searchQueryFrom(new URLSearchParams({ q: typed }))

describe('what is searched for', () => {
  test('is one line of bounded length, whatever was typed', () => {
    expect(searchFor('  calm\n\tbedroom\0 ')).toBe('calm bedroom')
    expect(searchQueryFrom(new URLSearchParams())).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        expect(searchFor(typed).length).toBeLessThanOrEqual(MOST_LETTERS)
        expect(searchFor(typed)).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  test('consists of words, each once, and keeps what stands between them when one is replaced', () => {
    expect(wordsOf('Oak, “oak” & Möbel-Haus')).toEqual(['oak', 'möbel', 'haus'])
    expect(withWords('"Scandinavain bedrom" -oak', new Map([['bedrom', 'bedroom']]))).toBe(
      '"Scandinavain bedroom" -oak',
    )
  })
})

describe('mistyped words', () => {
  test.each([
    ['bedrom', ['bathroom', 'bedroom'], 'bedroom'],
    ['ktichen', ['chicken', 'kitchen'], 'kitchen'],
    ['scandinavain', ['scandinavian'], 'scandinavian'],
    ['japan', ['japandi'], 'japandi'],
    ['sofs', ['soft', 'sofa', 'sofas'], 'soft'],
    ['oak', ['book'], undefined],
    ['piano', ['paint'], undefined],
    ['teal', [], undefined],
  ])('%s among %j is %s', (typed, candidates, meant) => {
    expect(nearestWord(typed, candidates)).toBe(meant)
  })

  test('slips are counted alike both ways, and one slip is one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
        expect(slipsBetween(one, other) === 0).toBe(one === other)
        expect(slipsBetween(one, `${one}x`)).toBe(1)
      }),
    )
    expect(slipsBetween('light', 'lihgt')).toBe(1)
  })
})

test('marks become pieces of text, and what looks like a tag is text', () => {
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

test('room types read as people write them', () => {
  expect(roomName('living-room')).toBe('Living room')
  expect(roomName('walk-in-closet')).toBe('Walk-in closet')
})

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(440))).toBe(2)
})

test('only a file of a picture is one', () => {
  const id = '7d9e0c9e-0000-4000-8000-000000000000'
  expect(postPictureFile(`${id}-960.avif`)).toEqual({
    key: `blog/${id}-960.avif`,
    id,
    contentType: 'image/avif',
  })
  for (const file of ['', `${id}.avif`, `${id}-960.svg`, `../${id}-960.avif`, `${id}-960.avif/..`])
    expect(postPictureFile(file), file).toBeUndefined()
})
