import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { type Agreement, agreementOf, type Side } from './agreement.ts'

const side = (style: string, rooms: Side['roomTypeBreakdown'] = {}): Side => {
  const styleBreakdown: Record<string, number> = {}
  for (const counts of Object.values(rooms))
    for (const [each, count] of Object.entries(counts))
      styleBreakdown[each] = (styleBreakdown[each] ?? 0) + count
  return { style, styleProfile: builtInProfile(style), styleBreakdown, roomTypeBreakdown: rooms }
}

test('two people agree on styles that both chose at least twice, and on such favourites among rooms', () => {
  const ada = side('Coastal', {
    Kitchen: { Coastal: 3, Zen: 1 },
    Bedroom: { Zen: 2, Glam: 1 },
    Hall: { Glam: 1 },
  })
  const ben = side('Industrial', {
    Kitchen: { Industrial: 2 },
    Bedroom: { Zen: 2, Industrial: 2 },
    Office: { Coastal: 2 },
    Hall: { Glam: 1 },
  })
  expect(agreementOf(ada, ben)).toMatchObject({
    styles: ['Coastal', 'Zen'],
    rooms: [{ roomType: 'Bedroom', style: 'Zen' }],
  })
})

test('colours that look alike across a room and common materials are shared', () => {
  const { paints, substances } = agreementOf(side('Scandinavian'), side('Japandi'))
  expect(paints.map((pair) => pair.map(({ name }) => name))).toEqual([['Wool Grey', 'Limewash Sand']])
  expect(substances).toEqual([])
  expect(agreementOf(side('Glam'), side('Art Deco')).substances).toEqual([
    'velvet',
    'glass',
    'brass',
    'lacquer',
    'marble',
  ])
})

test('a person without choices agrees on nothing beyond their style', () => {
  expect(agreementOf(side('Zen'), side('Glam'))).toMatchObject({ styles: [], rooms: [] })
})

const counts = fc.dictionary(fc.constantFrom(...BUILT_IN_STYLES), fc.integer({ min: 1, max: 4 }), {
  minKeys: 1,
})
const anySide = fc
  .tuple(
    fc.constantFrom(...BUILT_IN_STYLES),
    fc.dictionary(fc.constantFrom('Kitchen', 'Bedroom', 'Bathroom'), counts),
  )
  .map(([style, rooms]) => side(style, rooms))

const exchanged = ({ styles, rooms, paints, substances }: Agreement) => ({
  styles,
  rooms,
  paints: paints.map((pair) => pair.toReversed()),
  substances: substances.toSorted(),
})

test('swapping two people swaps their values and nothing else', () => {
  fc.assert(
    fc.property(anySide, anySide, (one, other) => {
      const there = agreementOf(one, other)
      const back = exchanged(agreementOf(other, one))
      expect({ ...there, substances: there.substances.toSorted() }).toEqual(back)
    }),
  )
})
