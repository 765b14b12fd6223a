import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OUTAGES, type Outage } from '#app/platform/ai/failure.ts'
import { admission, afterFailure, type Circuit } from './circuit.ts'

const START = new Date('2026-11-22T12:00:00Z')
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const failed = (cause: Outage, isProbe = false) => ({ cause, detail: 'as the test says', isProbe })

test('two consecutive failures start a pause, unless they are far apart', () => {
  const one = afterFailure(undefined, failed('unreachable'), START)
  expect(admission(one, at(1))).toBe('ask')
  const two = afterFailure(one, failed('silent'), at(5))
  expect([admission(two, at(6)), admission(two, at(64)), admission(two, at(65))]).toEqual([
    'wait',
    'wait',
    'probe',
  ])
  expect(admission(afterFailure(one, failed('silent'), at(3600)), at(3601))).toBe('ask')
})

test('a rejected account is not tried again at once', () => {
  const circuit = afterFailure(undefined, failed('account'), START)
  expect([admission(circuit, at(299)), admission(circuit, at(300))]).toEqual(['wait', 'probe'])
})

test('calls that were running when the pause began do not prolong it', () => {
  const paused = [failed('silent'), failed('silent')].reduce(
    (circuit: Circuit | undefined, failure) => afterFailure(circuit, failure, START),
    undefined,
  )
  expect(afterFailure(paused, failed('silent'), at(30))).toBe(paused)
})

test('during any outage the provider is tried at growing intervals of at most five minutes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...OUTAGES), { minLength: 2, maxLength: 40 }), (causes) => {
      let now = START
      let circuit: Circuit | undefined
      let longest = 0
      for (const cause of causes) {
        const isProbe = admission(circuit, now) === 'probe'
        circuit = afterFailure(circuit, failed(cause, isProbe), now)
        if (!circuit.openedAt || !circuit.retryAt) continue
        const pause = (circuit.retryAt.getTime() - now.getTime()) / 1000
        expect(pause).toBeGreaterThanOrEqual(60)
        expect(pause).toBeLessThanOrEqual(300)
        if (cause !== 'account' && !causes.includes('account')) {
          expect(pause).toBeGreaterThanOrEqual(longest)
          longest = pause
        }
        now = circuit.retryAt
      }
      expect(circuit!.openedAt).not.toBeNull()
    }),
  )
})
