import { expect, test } from 'vitest'
import { roomName } from './room-name.ts'

test('room types read as people write them', () => {
  expect(roomName('living-room')).toBe('Living room')
  expect(roomName('walk-in-closet')).toBe('Walk-in closet')
})
