import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUERY_LENGTH, searchQueryFrom, withWords, wordsOf } from './search-query.ts'

const searchFor = (typed: string) => searchQueryFrom(new URLSearchParams({ q: typed }))

describe('a search query', () => {
  test('is one line of bounded length for any input', () => {
    expect(searchFor('  calm\n\tbedroom\0 ')).toBe('calm bedroom')
    expect(searchQueryFrom(new URLSearchParams())).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        expect(searchFor(typed).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
        expect(searchFor(typed)).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  test('is split into distinct words, and replacing one keeps the text between them', () => {
    expect(wordsOf('Oak, “oak” & Möbel-Haus')).toEqual(['oak', 'möbel', 'haus'])
    expect(withWords('"Scandinavain bedrom" -oak', new Map([['bedrom', 'bedroom']]))).toBe(
      '"Scandinavain bedroom" -oak',
    )
  })
})
