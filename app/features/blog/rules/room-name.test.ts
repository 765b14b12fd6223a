import { expect, test } from 'vitest'
import { roomName } from './room-name.ts'

test('room types become readable names', () => {
  expect(roomName('living-room')).toBe('Living room')
  expect(roomName('walk-in-closet')).toBe('Walk-in closet')
})
