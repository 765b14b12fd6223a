import { expect, test } from 'vitest'
import { NO_ANSWER } from './lost-answer.ts'
import { shouldRevalidate as roomLoadsAgain } from './rooms/room.tsx'
import { shouldRevalidate as stylesLoadAgain } from './rooms/try-styles.tsx'
import { sameDataForAnyQuery } from './same-data-for-any-query.ts'

const loadsAgain = (from: string, to: string, formMethod?: 'POST', defaultShouldRevalidate = true) =>
  sameDataForAnyQuery({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    formMethod,
    defaultShouldRevalidate,
  })

test('another query alone loads nothing', () => {
  expect(loadsAgain('/rooms/1/styles', '/rooms/1/styles?style=Coastal')).toBe(false)
  expect(loadsAgain('/rooms/1?right=2', '/rooms/1?right=3')).toBe(false)
})

test('a room keeps its data for another query, and its styles load after a refusal, but not without an answer', () => {
  expect(roomLoadsAgain).toBe(sameDataForAnyQuery)
  const currentUrl = new URL('http://localhost/rooms/1/styles')
  const change = { currentUrl, currentParams: {}, nextParams: {} }
  const nextUrl = new URL('?style=Coastal', currentUrl)
  expect(stylesLoadAgain({ ...change, nextUrl, defaultShouldRevalidate: true })).toBe(false)
  const after = (actionStatus: number) =>
    stylesLoadAgain({ ...change, nextUrl: currentUrl, actionStatus, defaultShouldRevalidate: false })
  expect([400, 404, NO_ANSWER].map(after)).toEqual([true, true, false])
})

test('another page, a refresh and an answered form load', () => {
  expect(loadsAgain('/rooms/1?right=2', '/rooms/2?right=2')).toBe(true)
  expect(loadsAgain('/rooms/1?right=2', '/rooms/1?right=2')).toBe(true)
  expect(loadsAgain('/rooms/1', '/rooms/1?right=2', 'POST')).toBe(true)
})

test('what must not load by default does not', () => {
  expect(loadsAgain('/rooms/1', '/rooms/2', undefined, false)).toBe(false)
})
