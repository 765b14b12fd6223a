import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeQuiz, roundOf } from './session.ts'
import { tasteAt, tasteOf } from './taste.ts'

const POOL = Array.from({ length: 40 }, (_, index) => ({
  id: `image-${index}`,
  style: ['Modern', 'Zen', 'Japandi', 'Coastal', 'Glam'][index % 5]!,
  roomType: ['Bedroom', 'Kitchen', 'Bathroom', 'Living Room'][Math.floor(index / 10)]!,
}))

test('each picture leads to the second round of its quiz, with that picture chosen and both used', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const choices = tasteOf(POOL, seed)!
      for (const { image, to } of choices) {
        const { seed: same, first } = tasteAt(new URL(to, 'http://here.invalid').searchParams)!
        const session = resumeQuiz(POOL, same, [first])
        expect(roundOf(session)).toBe(2)
        expect(session.selections.map(({ selectedImage }) => selectedImage)).toEqual([image.id])
        expect(session.used).toEqual(new Set(choices.map((choice) => choice.image.id)))
      }
    }),
  )
})

test('an address with a picture from outside the first pair begins at round 1', () => {
  const [chosen, other] = tasteOf(POOL, 7)!
  const stranger = POOL.find(({ id }) => id !== chosen!.image.id && id !== other!.image.id)!
  expect(roundOf(resumeQuiz(POOL, 7, [stranger.id]))).toBe(1)
})

test('a pool without pairs offers no first choice', () => {
  expect(tasteOf([], 7)).toBeUndefined()
})
