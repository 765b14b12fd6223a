import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tally } from './tally.ts'

const selection = fc.record({
  style: fc.constantFrom('Modern', 'Zen', 'Japandi', '__proto__', 'constructor'),
  roomType: fc.constantFrom('Bedroom', 'Kitchen'),
})
const selections = fc.array(selection, { minLength: 1, maxLength: 20 })
const choices = (text: string) => text.split(' ').map((style) => ({ style, roomType: 'Bedroom' }))
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)

test('every choice counts once, by style and by room type', () => {
  fc.assert(
    fc.property(selections, (list) => {
      const result = tally(list)
      expect(sum(result.styleBreakdown)).toBe(list.length)
      expect(
        Object.values(result.roomTypeBreakdown)
          .map(sum)
          .reduce((a, b) => a + b),
      ).toBe(list.length)
    }),
  )
})

test('no style has more choices than the winner', () => {
  fc.assert(
    fc.property(selections, (list) => {
      const { winningStyle, styleBreakdown, tieBreakingApplied } = tally(list)
      const top = Math.max(...Object.values(styleBreakdown))
      const leaders = Object.keys(styleBreakdown).filter((style) => styleBreakdown[style] === top)
      expect(leaders).toContain(winningStyle)
      expect(tieBreakingApplied).toBe(leaders.length > 1)
    }),
  )
})

test('of tied styles, the one whose last choice came first wins', () => {
  fc.assert(
    fc.property(selections, (list) => {
      const { winningStyle, styleBreakdown } = tally(list)
      const top = styleBreakdown[winningStyle]!
      const leaders = Object.keys(styleBreakdown).filter((style) => styleBreakdown[style] === top)
      const lastChoice = (style: string) => list.findLastIndex((each) => each.style === style)
      const first = leaders.reduce((a, b) => (lastChoice(a) < lastChoice(b) ? a : b))
      expect(winningStyle).toBe(first)
    }),
  )
})

test('a tie goes to the style that reached the top count first', () => {
  expect(tally(choices('Zen Modern Modern Zen'))).toMatchObject({
    winningStyle: 'Modern',
    styleBreakdown: { Zen: 2, Modern: 2 },
    tieBreakingApplied: true,
  })
})

test('a clear winner needs no tie-break', () => {
  expect(tally(choices('Zen Modern Zen'))).toMatchObject({ winningStyle: 'Zen', tieBreakingApplied: false })
})

test('an empty list of choices has no winner', () => {
  expect(() => tally([])).toThrow(RangeError)
})
