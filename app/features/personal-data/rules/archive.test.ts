import { expect, test } from 'vitest'
import { picturesOf } from './archive.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))

test('pictures are named after their room and version, oldest first', () => {
  const pictures = picturesOf({
    room_uploads: [
      { id: 'b', imageUrl: 'u/2.jpg', roomType: 'Walk-in Closet', uploadedAt: day(2) },
      { id: 'a', imageUrl: 'u/1.png', roomType: 'Bedroom', uploadedAt: day(1) },
    ],
    redesigns: [
      { roomUploadId: 'a', redesignImageUrl: 'u/redesigns/y.jpg', generatedAt: day(4) },
      { roomUploadId: 'a', redesignImageUrl: 'u/redesigns/x.jpg', generatedAt: day(3) },
    ],
    designer_requests: [{ photos: ['requests/1.jpg'] }],
    design_intake_submissions: [
      {
        currentSpacePhotos: ['intake-current/2.jpg'],
        inspirationImages: ['https://elsewhere.example/3.jpg'],
      },
    ],
  })
  expect(pictures).toEqual([
    { file: 'rooms/1-bedroom/original.png', key: 'u/1.png' },
    { file: 'rooms/1-bedroom/redesign-1.jpg', key: 'u/redesigns/x.jpg' },
    { file: 'rooms/1-bedroom/redesign-2.jpg', key: 'u/redesigns/y.jpg' },
    { file: 'rooms/2-walk-in-closet/original.jpg', key: 'u/2.jpg' },
    { file: 'designer-request/photo-1.jpg', key: 'requests/1.jpg' },
    { file: 'designer-request/photo-2.jpg', key: 'intake-current/2.jpg' },
  ])
})
