import { expect, test } from 'vitest'
import type { Arrival } from './arrival.ts'
import { firstNotice } from './first-notice.ts'

const arrival: Arrival = {
  flags: new URLSearchParams(),
  isMember: false,
  hasPending: false,
  hasSaved: false,
  hasKnown: false,
  kept: 'under way',
  isReturn: false,
}
const here = { isElsewhere: false, isForTwoNow: false }

test('a quiz that goes on in its own tab says nothing, and one from another tab does', () => {
  expect(firstNotice(arrival, 'resume', here)).toBeUndefined()
  expect(firstNotice(arrival, 'begin', { ...here, isElsewhere: true })).toBeUndefined()
  expect(firstNotice(arrival, 'resume', { ...here, isElsewhere: true })).toBe('resumed')
})

test('a guest who takes the quiz anew reads that their result is kept, and a member has it in the profile', () => {
  const known = { ...arrival, hasKnown: true }
  expect(firstNotice(known, 'restart', here)).toBe('resultKept')
  expect(firstNotice(known, 'resume', { ...here, isElsewhere: true })).toBe('resultKept')
  expect(firstNotice({ ...known, isMember: true }, 'restart', here)).toBeUndefined()
})

test('choices made alone do not become part of a quiz for two unsaid', () => {
  const known = { ...arrival, hasKnown: true }
  expect(firstNotice(known, 'resume', { isElsewhere: true, isForTwoNow: true })).toBe('resumedForTwo')
})

test('a first choice elsewhere that does not count is said before all else', () => {
  const flags = new URLSearchParams('seed=7&first=image-1')
  expect(firstNotice({ ...arrival, flags }, 'resume', { ...here, isForTwoNow: true })).toBe('resumedInstead')
})
