import { expect, test } from 'vitest'
import { type Arrival, addressForTwo, type Welcome, welcomeOf } from './arrival.ts'

const arrivalAt = (query: string, known: Partial<Arrival> = {}): Arrival => ({
  flags: new URLSearchParams(query),
  isMember: false,
  hasPending: false,
  hasSaved: false,
  hasKnown: false,
  kept: 'none',
  isReturn: false,
  ...known,
})
const arrive = (query: string, known: Partial<Arrival> = {}) => welcomeOf(arrivalAt(query, known))

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

test('an invited guest plays, unless they have a result that they may bring', () => {
  expect(arrive('with=token')).toBe('begin')
  expect(arrive('with=token', { hasKnown: true })).toBe('show known')
  expect(arrive('with=token', { kept: 'under way' })).toBe('resume')
})

test('a guest who takes the quiz anew goes on with it, and finds the earlier result again', () => {
  const anew = { hasKnown: true, kept: 'under way' as const }
  expect(arrive('', anew)).toBe('resume')
  expect(arrive('result=true', anew)).toBe('show known')
  expect(arrive('', { ...anew, isReturn: true })).toBe('show known')
  expect(arrive('retake=true', { ...anew, isReturn: true })).toBe('restart')
  expect(arrive('result=true', { kept: 'under way' })).toBe('resume')
  expect(arrive('result=true', { ...anew, isMember: true })).toBe('resume')
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

test('a quiz for two goes on at its link, and no other quiz does', () => {
  const goOn = (query: string, welcome: Welcome, kept: Arrival['kept'], now?: string, begun?: string) =>
    addressForTwo(arrivalAt(query, { kept }), welcome, { begun, now })
  expect(goOn('', 'resume', 'under way', undefined, 'a&b')).toBe('/quiz?with=a%26b')
  expect(goOn('with=ended', 'resume', 'begun', undefined, 'ada')).toBe('/quiz?with=ada')
  expect(goOn('seed=7&first=x', 'begin', 'begun', undefined, 'ada')).toBe('/quiz?seed=7&first=x&with=ada')
  // Begun alone, at the link already, for another pair now, begun anew, or finished.
  expect(goOn('', 'resume', 'under way')).toBeUndefined()
  expect(goOn('with=ada', 'resume', 'under way', undefined, 'ada')).toBeUndefined()
  expect(goOn('with=ben', 'resume', 'under way', 'ben', 'ada')).toBeUndefined()
  expect(goOn('retake=true', 'restart', 'under way', undefined, 'ada')).toBeUndefined()
  expect(goOn('', 'begin', 'finished', undefined, 'ada')).toBeUndefined()
})
