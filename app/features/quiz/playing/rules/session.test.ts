import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PoolImage } from '../../pool/rules/pool.ts'
import { ROUNDS } from '../../rules/rounds.ts'
import { beginQuiz, choose, goBack, type QuizSession, resumeQuiz, roundOf, skip } from './session.ts'

const styles = fc.constantFrom('Modern', 'Zen', 'Japandi', 'Coastal', 'Glam', 'Rustic')
const roomTypes = fc.constantFrom('Bedroom', 'Kitchen', 'Living Room', 'Home Office')
const pools = fc
  .array(fc.record({ style: styles, roomType: roomTypes }), { minLength: 2, maxLength: 90 })
  .map((images): PoolImage[] => images.map((image, index) => ({ id: `image-${index}`, ...image })))
const seeds = fc.integer()
const moves = fc.array(fc.constantFrom('left', 'right', 'left', 'right', 'skip', 'back'), { maxLength: 60 })

type Move = 'left' | 'right' | 'skip' | 'back'

/** Applies a move; returns the same session when the move is impossible. */
function play(session: QuizSession, move: Move): QuizSession {
  const { pairing } = session
  if (move === 'back') return goBack(session) ?? session
  if (move === 'skip') return skip(session) ?? session
  if (!pairing) return session
  return choose(session, (move === 'left' ? pairing.leftImage : pairing.rightImage).id)!
}

test('a pair is two unused images of one room type in different styles', () => {
  fc.assert(
    fc.property(pools, seeds, moves, (pool, seed, list) => {
      let session = beginQuiz(pool, seed)
      for (const move of list) {
        session = play(session, move as Move)
        if (!session.pairing) continue
        const { id, leftImage, rightImage, roomType } = session.pairing
        expect(id).toBe(`question_${roundOf(session)}`)
        expect(leftImage.id).not.toBe(rightImage.id)
        expect(leftImage.style).not.toBe(rightImage.style)
        expect([leftImage.roomType, rightImage.roomType]).toEqual([roomType, roomType])
        expect(session.used.has(leftImage.id) || session.used.has(rightImage.id)).toBe(false)
      }
    }),
  )
})

test('the room type is among the three with the most unused images', () => {
  fc.assert(
    fc.property(pools, seeds, fc.array(fc.boolean(), { maxLength: 20 }), (pool, seed, lefts) => {
      let session = beginQuiz(pool, seed)
      for (const left of lefts) {
        if (!session.pairing) return
        const unused = session.pool.filter((image) => !session.used.has(image.id))
        const sizeOf = (roomType: string) => unused.filter((image) => image.roomType === roomType).length
        const pairable = [...new Set(unused.map((image) => image.roomType))].filter(
          (roomType) => new Set(unused.filter((i) => i.roomType === roomType).map((i) => i.style)).size > 1,
        )
        const larger = pairable.filter((roomType) => sizeOf(roomType) > sizeOf(session.pairing!.roomType))
        expect(larger.length).toBeLessThan(3)
        session = play(session, left ? 'left' : 'right')
      }
    }),
  )
})

test('no image appears in two counted rounds, and a quiz ends after at most 20 choices', () => {
  fc.assert(
    fc.property(pools, seeds, fc.boolean(), (pool, seed, left) => {
      let session = beginQuiz(pool, seed)
      while (session.pairing) session = play(session, left ? 'left' : 'right')
      expect(session.selections.length).toBeLessThanOrEqual(ROUNDS)
      expect(session.used.size).toBe(session.selections.length * 2)
      if (session.selections.length < ROUNDS) {
        const rest = pool.filter((image) => !session.used.has(image.id))
        const inRoom = (roomType: string) =>
          new Set(rest.filter((i) => i.roomType === roomType).map((i) => i.style))
        for (const { roomType } of rest) expect(inRoom(roomType).size).toBe(1)
      }
    }),
  )
})

test('a balanced pool of 40 images lasts for all 20 rounds', () => {
  const names = ['Modern', 'Zen', 'Japandi', 'Coastal', 'Glam']
  const pool = Array.from({ length: 40 }, (_, index) => ({
    id: `image-${index}`,
    style: names[index % 5]!,
    roomType: ['Bedroom', 'Kitchen', 'Bathroom', 'Living Room'][Math.floor(index / 10)]!,
  }))
  fc.assert(
    fc.property(seeds, fc.infiniteStream(fc.constantFrom<Move>('left', 'right', 'skip')), (seed, stream) => {
      let session = beginQuiz(pool, seed)
      for (const move of stream.take(80)) session = play(session, move)
      while (session.pairing) session = play(session, 'left')
      expect(session.selections).toHaveLength(ROUNDS)
    }),
  )
})

test('a skip shows two other images and does not count as a round', () => {
  fc.assert(
    fc.property(pools, seeds, moves, (pool, seed, list) => {
      const session = list.reduce((s, move) => play(s, move as Move), beginQuiz(pool, seed))
      const skipped = skip(session)
      if (!skipped) return
      const before = [session.pairing!.leftImage.id, session.pairing!.rightImage.id]
      expect(before).not.toContain(skipped.pairing!.leftImage.id)
      expect(before).not.toContain(skipped.pairing!.rightImage.id)
      expect(skipped.selections).toBe(session.selections)
      expect(skipped.used).toBe(session.used)
    }),
  )
})

test.each(['left', 'skip'] as const)('going back undoes the last step: %s', (last) => {
  fc.assert(
    fc.property(pools, seeds, moves, (pool, seed, list) => {
      const session = list.reduce((s, move) => play(s, move as Move), beginQuiz(pool, seed))
      const later = play(session, last)
      if (later !== session) expect(goBack(later)).toEqual(session)
    }),
  )
})

test('going back before the first step is impossible', () => {
  fc.assert(
    fc.property(pools, seeds, (pool, seed) => {
      expect(goBack(beginQuiz(pool, seed))).toBeUndefined()
    }),
  )
})

test("pool, seed and steps rebuild a quiz, whatever the pool's order", () => {
  fc.assert(
    fc.property(pools, seeds, moves, (pool, seed, list) => {
      const session = list.reduce((s, move) => play(s, move as Move), beginQuiz(pool, seed))
      const kept = JSON.parse(JSON.stringify(session.steps))
      expect(resumeQuiz([...pool].reverse(), seed, kept)).toEqual(session)
    }),
  )
})

test('steps that no longer fit the pool are dropped, and earlier rounds stay', () => {
  const pool = ['Zen', 'Glam', 'Zen', 'Glam'].map((style, i) => ({ id: `i${i}`, style, roomType: 'Bedroom' }))
  const session = play(beginQuiz(pool, 7), 'left')
  const resumed = resumeQuiz(pool, 7, [...session.steps, 'gone', 'i0'])
  expect(resumed).toEqual(session)
})

test('only an image of the pair can be chosen', () => {
  const pool = ['Zen', 'Glam', 'Zen', 'Glam'].map((style, i) => ({ id: `i${i}`, style, roomType: 'Bedroom' }))
  const session = beginQuiz(pool, 1)
  const other = pool.find(
    (i) => i.id !== session.pairing!.leftImage.id && i.id !== session.pairing!.rightImage.id,
  )
  expect(choose(session, other!.id)).toBeUndefined()
})

test('with 20 styles, the first half shows every style and the favourite leads clearly in the end', () => {
  const roomTypes = ['Bedroom', 'Kitchen', 'Bathroom', 'Living Room', 'Home Office', 'Dining Room']
  const pool = roomTypes.flatMap((roomType) =>
    Array.from({ length: 20 }, (_, style) => ({
      id: `${roomType}-${style}`,
      style: `Style ${style}`,
      roomType,
    })),
  )
  const timesChosen = (seed: number, favourite: string) => {
    let session = beginQuiz(pool, seed)
    while (session.pairing) {
      if (session.selections.length === 10) expect(session.records.size).toBe(20)
      session = play(session, session.pairing.rightImage.style === favourite ? 'right' : 'left')
    }
    return session.selections.filter(({ style }) => style === favourite).length
  }
  // One quiz in some thousands shows the favourite only once, so the lead is averaged over many quizzes: it is 4.6.
  const counts = Array.from({ length: 200 }, (_, seed) => timesChosen(seed, `Style ${seed % 20}`))
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeGreaterThan(4)
})
