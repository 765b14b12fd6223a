import { expect, test } from 'vitest'
import { readingMinutes, roomName } from './words.ts'

test('room types read as people write them', () => {
  expect(roomName('living-room')).toBe('Living room')
  expect(roomName('walk-in-closet')).toBe('Walk-in closet')
})

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(440))).toBe(2)
})
