import { expect, test } from 'vitest'
import { endedSince, knownRooms } from './ended-rooms.ts'

const room = (generationId: string, endedAgo: number | null, id = 'a') => ({ id, generationId, endedAgo })
const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id)

test('a redesign that ends while it is watched is news, once', () => {
  const working = knownRooms([room('one', null)])
  expect(ids(endedSince(working, [room('one', 1)], null))).toEqual(['a'])
  expect(endedSince(knownRooms([room('one', 1)]), [room('one', 5)], null)).toEqual([])
})

test('a try that failed before anybody saw it begin is news', () => {
  expect(ids(endedSince(knownRooms([room('one', 900)]), [room('two', 0)], null))).toEqual(['a'])
})

test('a photo that was just sent and is over when its page opens is news; old ends and others are not', () => {
  const rooms = [room('one', 1), room('two', 1, 'b')]
  expect(ids(endedSince(undefined, rooms, 'a'))).toEqual(['a'])
  expect(ids(endedSince(knownRooms([rooms[1]!]), rooms, 'a'))).toEqual(['a'])
  expect(endedSince(undefined, [room('one', 4000)], 'a')).toEqual([])
  expect(endedSince(undefined, rooms, null)).toEqual([])
})
