import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(440))).toBe(2)
})
