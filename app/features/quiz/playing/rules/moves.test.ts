import { expect, test } from 'vitest'
import { ROUNDS } from '../../rules/rounds.ts'
import type { QuizImage } from '../../schema.ts'
import { afterMove, type Move, type PlayState, roundTitle, startPlay } from './moves.ts'

const imageOf = (style: string, index: number): QuizImage => ({
  id: `${style} ${index}`,
  style,
  roomType: 'Kitchen',
  url: `/${style}-${index}`,
  description: '',
  placeholder: null,
})
const imagesOf = (count: number) =>
  ['Zen', 'Modern', 'Coastal'].flatMap((style) =>
    Array.from({ length: count }, (_, index) => imageOf(style, index)),
  )

const played = (moves: Move[], before: PlayState = startPlay(imagesOf(20), { seed: 7, steps: [] })) =>
  moves.reduce(afterMove, before)

test('a choice begins the next round and fades the chosen picture', () => {
  const before = played([])
  const after = played(['right'])
  expect(roundTitle(before.session)).toBe('Round 1 of 20 - Choose your preferred style or skip')
  expect(roundTitle(after.session)).toBe('Round 2 of 20 - Choose your preferred style or skip')
  expect(after.leaving).toEqual({ image: before.session.pairing!.rightImage, side: 'right' })
  expect(after.announcement).toBe('Second picture chosen. Round 2 of 20.')
})

test('a skip and going back fade nothing', () => {
  expect(played(['left', 'skip'])).toMatchObject({
    announcement: 'Skipped. Two other pictures. Round 2 of 20.',
  })
  expect(played(['left', 'skip'])).not.toHaveProperty('leaving')
  const back = played(['left', 'back'])
  expect(back.announcement).toBe('Back again. Round 1 of 20.')
  expect(back.session.pairing).toEqual(played([]).session.pairing)
})

test('before the first move, going back changes nothing', () => {
  const begun = played([])
  expect(afterMove(begun, 'back')).toBe(begun)
})

test('without another pair a skip says so, until the next choice', () => {
  const only = startPlay([imageOf('Zen', 1), imageOf('Modern', 1)], { seed: 7, steps: [] })
  const refused = afterMove(only, 'skip')
  expect(refused.notice).toBe('noOptions')
  expect(refused.session).toBe(only.session)
  expect(afterMove(refused, 'left').notice).toBeUndefined()
})

test('the last choice ends the quiz, and a move after it fails with a notice', () => {
  const end = played(Array.from({ length: ROUNDS }, () => 'left' as const))
  expect(end.session.pairing).toBeUndefined()
  expect(end.announcement).toBe('First picture chosen. That was the last round.')
  expect(afterMove(end, 'left')).toEqual({ ...end, notice: 'selectionFailed', announcement: '' })
})
