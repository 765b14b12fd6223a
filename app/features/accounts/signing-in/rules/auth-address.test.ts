import { expect, test } from 'vitest'
import { addressOfState, authAddress, authModeOf, cameFromQuiz, messageOfState } from './auth-address.ts'

test.each([
  ['', 'sign-in'],
  ['mode=sign-up', 'sign-up'],
  ['mode=forgot-password', 'forgot-password'],
  ['mode=administrator', 'sign-in'],
  ['fromAuth=true', 'sign-up'],
  ['needsAnalysis=true', 'sign-up'],
  ['needsAnalysis=true&mode=sign-in', 'sign-in'],
])('?%s opens the form %s', (query, mode) => {
  expect(authModeOf(new URLSearchParams(query))).toBe(mode)
})

test.each([
  [{ returnTo: '/dashboard?room=1' }, '', '/auth?returnTo=%2Fdashboard%3Froom%3D1'],
  [{ returnTo: 'https://evil.example' }, '', undefined],
  [{ returnTo: '/upload' }, 'returnTo=%2Fdashboard', undefined],
  [{ fromQuiz: true }, '', '/auth?fromAuth=true'],
  [{ fromQuiz: true }, 'mode=sign-in', undefined],
  [{ fromQuiz: 'yes', returnTo: 7 }, '', undefined],
  [{ fromEmailLink: true }, '', '/auth?returnTo=%2Fdashboard%3Ffrom%3Demail%26redesign%3Dready'],
  [{ message: 'Hello' }, '', undefined],
  [null, '', undefined],
  ['words', '', undefined],
])('the state %j at ?%s leads to %s', (state, query, address) => {
  expect(addressOfState(state, new URLSearchParams(query))).toBe(address)
})

test.each([
  ['fromAuth=true', true],
  ['needsAnalysis=true', true],
  ['fromAuth=true&mode=sign-up', true],
  ['fromAuth=yes', false],
  ['mode=sign-up', false],
  ['returnTo=/dashboard', false],
])('?%s comes from the quiz: %s, even after opening the other form', (search, expected) => {
  const query = new URLSearchParams(search)
  expect(cameFromQuiz(query)).toBe(expected)
  const other = URL.parse(authAddress('sign-in', query), 'http://here.invalid')!.searchParams
  const back = URL.parse(authAddress('sign-up', other), 'http://here.invalid')!.searchParams
  expect(authModeOf(back)).toBe('sign-up')
  expect(cameFromQuiz(back)).toBe(expected)
})

test('only text is taken from the state', () => {
  expect(messageOfState({ message: 'Your redesign is ready.' })).toBe('Your redesign is ready.')
  for (const state of [null, {}, { message: 7 }, { message: ' ' }, 'words'])
    expect(messageOfState(state)).toBeUndefined()
})
