import { expect, test } from 'vitest'
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

test('so do the pages of a room', () => {
  expect([roomLoadsAgain, stylesLoadAgain]).toEqual([sameDataForAnyQuery, sameDataForAnyQuery])
})

test('another page, a refresh and an answered form load', () => {
  expect(loadsAgain('/rooms/1?right=2', '/rooms/2?right=2')).toBe(true)
  expect(loadsAgain('/rooms/1?right=2', '/rooms/1?right=2')).toBe(true)
  expect(loadsAgain('/rooms/1', '/rooms/1?right=2', 'POST')).toBe(true)
})

test('what must not load by default does not', () => {
  expect(loadsAgain('/rooms/1', '/rooms/2', undefined, false)).toBe(false)
})
