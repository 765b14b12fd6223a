import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestWord, slipsBetween } from './nearest-word.ts'

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

  test('the distance is symmetric, and a single slip counts one', () => {
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
