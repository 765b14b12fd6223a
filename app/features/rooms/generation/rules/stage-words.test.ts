import { expect, test } from 'vitest'
import { GENERATION_STAGES, type GenerationStage } from './generation.ts'
import { furthestStage, stageWords, waitWords } from './stage-words.ts'

test('every stage has words, and waiting members read their place', () => {
  for (const stage of GENERATION_STAGES)
    expect(stageWords({ state: 'running', stage, before: 0 }, stage)).toMatch(/\w+ \w+/)
  const inLine = (before: number) => stageWords({ state: 'queued', stage: null, before }, null)
  expect(inLine(0)).toBe('Your room is next in line')
  expect(inLine(1)).toBe('One room is ahead of yours')
  expect(inLine(7)).toBe('7 rooms are ahead of yours')
})

test('a retry shows no stage twice', () => {
  const seen = [
    [null, 'Your room is next in line'],
    ['preparing', 'Unpacking your photo'],
    ['painting', 'Redesigning the room in your style'],
    [null, 'Trying once more in a moment'],
    ['preparing', 'Trying once more'],
    ['analysing', 'Trying once more'],
    ['painting', 'Redesigning the room in your style'],
    ['checking', 'Comparing the redesign with your room'],
    ['painting', 'Trying once more'],
    ['finishing', 'Finishing and framing the picture'],
  ] as const
  let reached: GenerationStage | null = null
  for (const [stage, words] of seen) {
    const before = reached
    reached = furthestStage(reached, stage)
    expect(stageWords({ state: stage ? 'running' : 'queued', stage, before: 0 }, reached)).toBe(words)
    expect(furthestStage(before, reached)).toBe(reached)
  }
})

test.each([
  [null, 10, null],
  [4, 0, 'It is usually quicker: a few seconds.'],
  [37, 0, 'It is usually quicker: about 40 seconds.'],
  [58, 0, 'Most rooms are ready in about a minute.'],
  [130, 60, 'Most rooms are ready in about 2 minutes.'],
  [60, 91, 'This is taking longer than usual. We are still working on it.'],
])('with usually %s seconds, after %s', (usual, elapsed, words) => {
  expect(waitWords(usual, elapsed)).toBe(words)
})
