import { expect, test } from 'vitest'
import { namedPhotos } from './named-photos.ts'

test('photos are numbered, and addresses on other sites are left out', () => {
  const submission = {
    currentSpacePhotos: ['intake-current/2.jpg'],
    inspirationImages: ['https://elsewhere.example/3.jpg', 'intake-inspiration/4.jpg'],
  }
  expect(namedPhotos([{ photos: ['requests/1.jpg'] }], [submission])).toEqual([
    { name: 'designer-request/photo-1', key: 'requests/1.jpg' },
    { name: 'designer-request/photo-2', key: 'intake-current/2.jpg' },
    { name: 'designer-request/photo-3', key: 'intake-inspiration/4.jpg' },
  ])
})
