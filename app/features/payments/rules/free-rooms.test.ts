import { expect, test } from 'vitest'
import { firstBenefit, freeRooms } from './free-rooms.ts'

test('the offer names as many free rooms as an account gets', () => {
  expect([0, 1, 3].map(freeRooms)).toEqual([null, '1 free AI room redesign', '3 free AI room redesigns'])
})

test('the first benefit promises nothing free where nothing is, and no AI where none redesigns', () => {
  for (const freeRoomCredits of [0, 1])
    expect(firstBenefit(freeRoomCredits, 'Your furniture stays.')).toBe(
      'Free colour previews of your rooms, in your own style. Your furniture stays.',
    )
  expect(firstBenefit(2, null)).toBe('2 free AI room redesigns, in your own style')
  expect(firstBenefit(0, null)).toBe('Your own room redesigned, in your own style')
})
