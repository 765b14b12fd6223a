import { expect, test } from 'vitest'
import { counterTexts } from './counter-texts.ts'

test.each([
  [0, '0 / 3,000', '', false],
  [2699, '2,699 / 3,000', '', false],
  [2700, '2,700 / 3,000', '300 characters left', false],
  [3000, '3,000 / 3,000', '0 characters left', false],
  [3001, '3,001 / 3,000', '1 character too many', true],
])('a text of %i characters is counted, and said aloud near its limit', (length, shown, spoken, isOver) => {
  expect(counterTexts(length, 3000)).toEqual({ shown, spoken, isOver })
})
