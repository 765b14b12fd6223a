import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoKey } from './photo-key.ts'

const keyOf = (filename: string) =>
  photoKey('intake-current/a', 1_700_000_000_000, { filename, extension: 'jpg' })

test.each([
  ['Living Room.PNG', 'Living-Room'],
  ['IMG_2041.HEIC.jpeg', 'IMG_2041-HEIC'],
  ['küche (mit café).webp', 'kuche-mit-cafe'],
  ['C:\\fotos\\bad.jpg', 'bad'],
  ['../../../etc/passwd', 'passwd'],
  ['寝室.jpg', 'photo'],
  ['.jpg', 'photo'],
  ['', 'photo'],
])('a photo called %s keeps its name as %s', (filename, name) => {
  expect(keyOf(filename)).toBe(`intake-current/a/1700000000000-${name}.jpg`)
})

test('any file name gives a short key inside the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (filename) => {
      expect(keyOf(filename)).toMatch(/^intake-current\/a\/1700000000000-[A-Za-z0-9_-]{1,60}\.jpg$/)
    }),
  )
})
