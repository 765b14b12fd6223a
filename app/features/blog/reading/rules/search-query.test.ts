import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUERY_LENGTH, searchQueryFrom, withWords, wordsOf } from './search-query.ts'

const searchFor = (typed: string) => searchQueryFrom(new URLSearchParams({ q: typed }))

describe('what is searched for', () => {
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

  test('consists of words, each once, and keeps what stands between them when one is replaced', () => {
    expect(wordsOf('Oak, “oak” & Möbel-Haus')).toEqual(['oak', 'möbel', 'haus'])
    expect(withWords('"Scandinavain bedrom" -oak', new Map([['bedrom', 'bedroom']]))).toBe(
      '"Scandinavain bedroom" -oak',
    )
  })
})
