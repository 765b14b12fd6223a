import { expect, test } from 'vitest'
import { archived } from './archive.ts'

test.each([
  ['u/1.PNG', 'original.png'],
  ['u/2.jpg', 'original.jpg'],
  ['u.v/3', 'original.jpg'],
])('%s is %s in the archive', (key, file) => {
  expect(archived([{ name: 'original', key }])).toEqual([{ file, key }])
})
