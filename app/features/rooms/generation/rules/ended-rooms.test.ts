import { expect, test } from 'vitest'
import { endedSince, knownRooms } from './ended-rooms.ts'

const room = (generationId: string, endedAgo: number | null, id = 'a') => ({ id, generationId, endedAgo })
const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id)

test('a redesign that ends while it is watched is reported once', () => {
  const working = knownRooms([room('one', null)])
  expect(ids(endedSince(working, [room('one', 1)], null))).toEqual(['a'])
  expect(endedSince(knownRooms([room('one', 1)]), [room('one', 5)], null)).toEqual([])
})

test('a try that failed before it was seen is reported', () => {
  expect(ids(endedSince(knownRooms([room('one', 900)]), [room('two', 0)], null))).toEqual(['a'])
})

test('a named room that ended just before its page opened is reported; older ones and others are not', () => {
  const rooms = [room('one', 1), room('two', 1, 'b')]
  expect(ids(endedSince(undefined, rooms, 'a'))).toEqual(['a'])
  expect(ids(endedSince(knownRooms([rooms[1]!]), rooms, 'a'))).toEqual(['a'])
  expect(endedSince(undefined, [room('one', 4000)], 'a')).toEqual([])
  expect(endedSince(undefined, rooms, null)).toEqual([])
})
