import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('the reading time is at least a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(440))).toBe(2)
})
