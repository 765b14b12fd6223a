import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tally } from '../../playing/rules/tally.ts'
import { mixOf, reasonFor, runnerUpOf } from './mix.ts'

const names = fc.constantFrom('Modern', 'Zen', 'Japandi', '__proto__', 'constructor')
const selections = fc.array(fc.record({ style: names, roomType: fc.constant('Bedroom') }), {
  minLength: 1,
  maxLength: 20,
})

test('the shares of a mix add up to one, and the winner comes first', () => {
  fc.assert(
    fc.property(selections, (list) => {
      const { winningStyle: style, styleBreakdown } = tally(list)
      const mix = mixOf({ style, styleBreakdown })
      expect(mix[0]!.style).toBe(style)
      expect(mix.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1)
      expect(mix.map(({ count }) => count)).toEqual(mix.map(({ count }) => count).sort((a, b) => b - a))
    }),
  )
})

/** Builds a quiz from rounds such as 'Zen>Glam' (Zen was chosen) or 'Zen' (an older quiz). */
function resultOf(rounds: string, taken?: string) {
  const selections = rounds.split(' ').map((round, index) => {
    const [style = '', otherStyle] = round.split('>')
    const chosen = { pairingId: `question_${index}`, selectedImage: '', style, roomType: 'Bedroom' }
    return otherStyle ? { ...chosen, otherStyle } : chosen
  })
  const { winningStyle, styleBreakdown } = tally(selections)
  return { style: taken ?? winningStyle, styleBreakdown, selections }
}

test.each([
  [
    'a strong second style',
    'Zen>Glam Zen>Modern Glam>Zen Glam>Modern Zen>Rustic',
    'You chose it 3 of the 4 times you met it, with a strong streak of Glam.',
  ],
  [
    'a weak second style',
    'Zen>Glam Zen>Modern Zen>Rustic Zen>Glam Glam>Zen Glam>Rustic',
    'You chose it 4 of the 5 times you met it, with a touch of Glam.',
  ],
  [
    'second styles that are level',
    'Zen>Glam Zen>Modern Zen>Rustic Glam>Zen Glam>Modern Rustic>Modern Rustic>Coastal',
    'You chose it 3 of the 4 times you met it, with a strong streak of Glam and Rustic.',
  ],
  ['no second style', 'Zen>Glam Zen>Modern Rustic>Glam', 'You chose it both times you met it.'],
  ['one choice', 'Zen>Glam', 'You chose it the one time you met it.'],
  [
    'a tie',
    'Zen>Modern Glam>Zen Glam>Rustic Zen>Glam',
    'You chose it 2 of the 3 times you met it, as often as Zen; Glam got there first.',
  ],
  ['an older quiz', 'Zen Zen Zen Glam Rustic Modern', 'You chose it 3 times.'],
])('the reason mentions %s', (_what, rounds, reason) => {
  expect(reasonFor(resultOf(rounds))).toBe(reason)
})

test('the reason mentions that the person took another style, also after a tie', () => {
  expect(reasonFor(resultOf('Zen>Glam Zen>Modern Zen>Rustic Glam>Zen Glam>Zen', 'Glam'))).toBe(
    'You chose it 2 of the 3 times you met it and made it your own; the quiz found Zen.',
  )
  expect(reasonFor(resultOf('Glam>Zen Glam>Rustic Zen>Glam Zen>Modern', 'Zen'))).toBe(
    'You chose it 2 of the 3 times you met it and made it your own; the quiz found Glam.',
  )
})

test('a style that was never chosen has no reason', () => {
  expect(reasonFor(resultOf('Zen>Glam', 'Rustic'))).toBe('')
})

test('the runner-up was chosen at least twice and is never the person’s own style', () => {
  expect(runnerUpOf(resultOf('Zen Zen Zen Glam Glam Rustic'))?.style).toBe('Glam')
  expect(runnerUpOf(resultOf('Zen Zen Zen Glam Glam Rustic', 'Glam'))?.style).toBe('Zen')
  expect(runnerUpOf(resultOf('Zen Zen Glam Rustic'))).toBeUndefined()
})
