import { expect, test } from 'vitest'
import { namedPictures } from './named-pictures.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))

test('pictures are named after their room and version, oldest first', () => {
  const pictures = namedPictures(
    [
      { id: 'b', imageUrl: 'u/2.jpg', roomType: 'Walk-in Closet', uploadedAt: day(2) },
      { id: 'a', imageUrl: 'u/1.png', roomType: 'Bedroom', uploadedAt: day(1) },
    ],
    [
      { roomUploadId: 'a', redesignImageUrl: 'u/redesigns/y.jpg', generatedAt: day(4) },
      { roomUploadId: 'a', redesignImageUrl: 'u/redesigns/x.jpg', generatedAt: day(3) },
    ],
  )
  expect(pictures).toEqual([
    { name: 'rooms/1-bedroom/original', key: 'u/1.png' },
    { name: 'rooms/1-bedroom/redesign-1', key: 'u/redesigns/x.jpg' },
    { name: 'rooms/1-bedroom/redesign-2', key: 'u/redesigns/y.jpg' },
    { name: 'rooms/2-walk-in-closet/original', key: 'u/2.jpg' },
  ])
})
