import { expect, test } from 'vitest'
import type { PaintGroup } from '../regions/paint-group.ts'
import { paintConfidence } from './confidence.ts'

const plane = (value: number) => new Float32Array(100).fill(value)
const wall: PaintGroup = { weight: plane(1), L: 0.8, reference: 0.6, feature: false, area: 0.4 }
const sure = {
  agreement: 0.9,
  walls: [wall],
  floor: plane(0.1),
  person: plane(0),
  ceiling: { rows: new Float32Array(10), isReliable: true },
  straightness: { total: 7, upper: 3, lines: 5, upright: 2 },
}

test('a room with reliable surfaces is painted in full', () => {
  expect(paintConfidence(sure)).toBe(1)
})

test.each([
  ['segmentations that disagree', { agreement: 0.55 }],
  ['hardly any wall', { walls: [{ ...wall, area: 0.06 }] }],
  ['neither ceiling nor floor', { ceiling: { ...sure.ceiling, isReliable: false }, floor: plane(0) }],
  ['hardly a straight line', { straightness: { ...sure.straightness, lines: 0.6, upright: 0 } }],
  ['people in front', { person: plane(0.3) }],
])('%s: confidence drops', (_, change) => {
  expect(paintConfidence({ ...sure, ...change })).toBeLessThan(0.6)
})

test('one of ceiling and floor is enough, and several doubts add up', () => {
  expect(paintConfidence({ ...sure, floor: plane(0) })).toBe(1)
  const doubts = {
    agreement: 0.6,
    person: plane(0.3),
    straightness: { ...sure.straightness, lines: 0.6, upright: 0.2 },
  }
  expect(paintConfidence({ ...sure, ...doubts })).toBeLessThan(0.1)
})
