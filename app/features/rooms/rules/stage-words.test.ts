import { expect, test } from 'vitest'
import { GENERATION_STAGES } from './generation.ts'
import { stageWords, waitWords } from './stage-words.ts'

test('every stage has words, and those who wait read their place', () => {
  for (const stage of GENERATION_STAGES) expect(stageWords('running', stage)).toMatch(/\w+ \w+/)
  expect(stageWords('queued', null, 0)).toBe('Your room is next in line')
  expect(stageWords('queued', null, 1)).toBe('One room is before yours')
  expect(stageWords('queued', null, 7)).toBe('7 rooms are before yours')
})

test.each([
  [null, 10, null],
  [4, 0, 'Most rooms are ready after a few seconds.'],
  [37, 0, 'Most rooms are ready after about 40 seconds.'],
  [58, 0, 'Most rooms are ready after about a minute.'],
  [130, 60, 'Most rooms are ready after about 2 minutes.'],
  [60, 91, 'It takes longer than usual this time. It goes on.'],
])('with usually %s seconds, after %s', (usual, elapsed, words) => {
  expect(waitWords(usual, elapsed)).toBe(words)
})
