import { expect, test } from 'vitest'
import { isFavourite } from './favourite.ts'

const on = (day: number) => new Date(2026, 10, day)
const love = (day: number) => ({ verdict: 'love', votedAt: on(day) }) as const

test('a vote prefers a version only where there was another one to choose', () => {
  expect(isFavourite(love(2), [on(1)])).toBe(false)
  expect(isFavourite(love(2), [on(1), on(3)])).toBe(false)
  expect(isFavourite(love(3), [on(1), on(3)])).toBe(true)
  expect(isFavourite({ verdict: 'not_yet', votedAt: on(4) }, [on(1), on(3)])).toBe(false)
})
