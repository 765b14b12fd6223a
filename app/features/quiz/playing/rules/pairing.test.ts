import fc from 'fast-check'
import { expect, test } from 'vitest'
import starterPool from '#room-pictures/pool.json' with { type: 'json' }
import { ROUNDS } from '../../rules/rounds.ts'
import type { History } from './interest.ts'
import { drawPair } from './pairing.ts'
import { randomAt } from './random.ts'
import { beginQuiz, choose, type QuizSession, skip } from './session.ts'

const pool = starterPool.pictures.map(({ file, style, roomType, composition }) => ({
  id: file,
  style,
  roomType,
  composition,
}))
const nothingYet: History = { records: new Map(), met: new Set() }
const image = (id: string, style: string, composition?: string) => ({
  id,
  style,
  roomType: 'Bedroom',
  composition,
})
const moves = fc.infiniteStream(fc.constantFrom('left', 'right', 'left', 'right', 'skip'))

function play(session: QuizSession, move: string): QuizSession {
  if (!session.pairing) return session
  if (move === 'skip') return skip(session) ?? session
  return choose(session, session.pairing[move === 'left' ? 'leftImage' : 'rightImage'].id)!
}

test('no pair of the starter pool shares a composition', () => {
  fc.assert(
    fc.property(fc.integer(), moves, (seed, stream) => {
      let session: QuizSession = beginQuiz(pool, seed)
      for (const move of stream.take(30)) {
        if (!session.pairing) break
        const { leftImage, rightImage } = session.pairing
        expect(leftImage.composition).not.toBe(rightImage.composition)
        session = play(session, move)
      }
    }),
  )
})

test('a player who always picks one style still sees the others and plays twenty rounds', () => {
  let session: QuizSession = beginQuiz(pool, 3)
  const seen = new Set<string>()
  while (session.pairing) {
    const { leftImage, rightImage } = session.pairing
    for (const { style } of [leftImage, rightImage]) seen.add(style)
    session = play(session, rightImage.style === 'Zen' ? 'right' : 'left')
  }
  expect(session.selections).toHaveLength(ROUNDS)
  expect(seen.size).toBe(20)
})

test('of several images of a style, one with another composition is drawn', () => {
  const images = [image('a', 'Zen', 'one'), image('b', 'Glam', 'one'), image('c', 'Glam', 'two')]
  for (let seed = 0; seed < 20; seed++) {
    const pair = drawPair(images, nothingYet, randomAt(seed, 0))!
    expect([pair.leftImage.id, pair.rightImage.id].sort()).toEqual(['a', 'c'])
  }
})

test('images of one composition meet only as a last resort, and unknown compositions count as different', () => {
  const alike = [image('a', 'Zen', 'one'), image('b', 'Glam', 'one')]
  expect(drawPair(alike, nothingYet, randomAt(1, 0))).toBeDefined()
  const pair = drawPair([...alike, image('c', 'Rustic')], nothingYet, randomAt(1, 0))!
  expect([pair.leftImage.id, pair.rightImage.id]).toContain('c')
})
