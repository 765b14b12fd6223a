import { beforeEach, expect, test, vi } from 'vitest'
import { CALM_FAMILY } from '#app/features/styles/rules/calm.ts'
import { hasPendingResult } from './storage-keys.ts'
import { forgetResults, pendingResult, setResultAside, storeResult } from './stored-quiz.ts'

const result = (style: string) => ({
  style,
  styleProfile: CALM_FAMILY[0]!,
  styleBreakdown: {},
  roomTypeBreakdown: {},
  tieBreakingApplied: false,
  selections: [],
  pictures: [],
  timestamp: '2026-01-01T00:00:00.000Z',
})

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a result that a guest takes anew still waits for an account, until the new one is finished', () => {
  storeResult(result('Zen'), true)
  setResultAside()
  expect([...kept.keys()]).toEqual(['quizResultBefore'])
  expect(hasPendingResult()).toBe(true)
  expect(pendingResult()?.style).toBe('Zen')
  storeResult(result('Glam'), true)
  expect(pendingResult()?.style).toBe('Glam')
})

test('nothing waits once the result is saved to an account, or forgotten', () => {
  storeResult(result('Zen'), false)
  expect([hasPendingResult(), pendingResult()]).toEqual([false, undefined])
  storeResult(result('Zen'), true)
  setResultAside()
  forgetResults()
  expect([hasPendingResult(), pendingResult()]).toEqual([false, undefined])
})
