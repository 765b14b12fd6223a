import { expect, test } from 'vitest'
import { authAddress, authModeOf, cameFromQuiz } from './auth-address.ts'

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
