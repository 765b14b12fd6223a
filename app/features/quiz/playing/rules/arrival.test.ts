import { expect, test } from 'vitest'
import { type Arrival, welcomeOf } from './arrival.ts'

const arrive = (query: string, known: Partial<Arrival> = {}) =>
  welcomeOf({
    flags: new URLSearchParams(query),
    isMember: false,
    hasPending: false,
    hasSaved: false,
    hasKnown: false,
    kept: 'none',
    isReturn: false,
    isInvited: false,
    ...known,
  })

test('a new visitor starts a quiz', () => {
  expect(arrive('')).toBe('begin')
  expect(arrive('', { isMember: true })).toBe('begin')
})

test('retake and fresh start a new quiz, whatever is stored', () => {
  const everything = { hasPending: true, hasSaved: true, hasKnown: true, kept: 'under way' as const }
  expect(arrive('retake=true', everything)).toBe('restart')
  expect(arrive('fresh=true&fromAuth=true', { ...everything, isMember: true })).toBe('restart')
  expect(arrive('retake=false', everything)).toBe('resume')
})

test('a quiz in progress is resumed', () => {
  expect(arrive('', { kept: 'under way', hasKnown: true })).toBe('resume')
  expect(arrive('', { kept: 'under way', isMember: true })).toBe('resume')
})

test('a first choice from another page starts the quiz, but never replaces one in progress', () => {
  const taste = 'seed=7&first=image-1'
  expect(arrive(taste, { hasKnown: true, kept: 'finished' })).toBe('begin')
  expect(arrive(taste, { kept: 'begun' })).toBe('begin')
  expect(arrive(taste, { kept: 'under way' })).toBe('resume')
  expect(arrive('', { kept: 'begun' })).toBe('resume')
  for (const other of ['seed=7', 'first=image-1', 'seed=x&first=image-1', 'seed=1e99&first=image-1'])
    expect(arrive(other, { kept: 'begun' })).toBe('resume')
})

test('a guest with a result sees it again', () => {
  expect(arrive('', { hasKnown: true })).toBe('show known')
  expect(arrive('fromAuth=true', { hasKnown: true, hasPending: true })).toBe('show known')
})

test('an invited guest plays, whatever result they have', () => {
  expect(arrive('with=token', { hasKnown: true, isInvited: true })).toBe('begin')
  expect(arrive('with=token', { kept: 'under way', isInvited: true })).toBe('resume')
})

test('a member never sees a guest’s old result', () => {
  expect(arrive('', { isMember: true, hasKnown: true, hasPending: true, hasSaved: true })).toBe('begin')
  expect(arrive('', { isMember: true, kept: 'finished' })).toBe('begin')
})

test('a member who reloads the result sees it again', () => {
  expect(arrive('', { isMember: true, kept: 'finished', isReturn: true })).toBe('resume')
})

test('after sign-up the pending result is saved, or else the saved one is shown', () => {
  const member = { isMember: true, hasKnown: true }
  expect(arrive('fromAuth=true', { ...member, hasPending: true, hasSaved: true })).toBe('save pending')
  expect(arrive('needsAnalysis=true', { ...member, hasSaved: true })).toBe('show saved')
  expect(arrive('fromAuth=true&needsAnalysis=true', member)).toBe('begin')
})
