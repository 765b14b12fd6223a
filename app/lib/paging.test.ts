import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedQuery,
  choiceFrom,
  isFiltered,
  pageFrom,
  pagesOf,
  pageWindow,
  placeOfPage,
  rowsToCount,
  showingText,
} from './paging.ts'

test('at most five buttons include the current page and stay inside the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const page = Math.min(one, other)
      const pages = Math.max(one, other)
      const numbers = pageWindow(page, pages)
      expect(numbers).toContain(page)
      expect(numbers).toHaveLength(Math.min(5, pages))
      expect(numbers[0]).toBeGreaterThanOrEqual(1)
      expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
    }),
  )
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1e99', 1],
  ['page=last', Number.POSITIVE_INFINITY],
])('"%s" asks for page %i', (query, page) => {
  expect(pageFrom(new URLSearchParams(query))).toBe(page)
})

test('an address can choose only known values', () => {
  const states = ['active', 'blocked'] as const
  expect(choiceFrom(new URLSearchParams('state=blocked'), 'state', states)).toBe('blocked')
  expect(choiceFrom(new URLSearchParams('state=gone'), 'state', states)).toBeUndefined()
  expect(choiceFrom(new URLSearchParams(), 'state', states)).toBeUndefined()
})

test('paging and sorting do not count as filters', () => {
  expect(isFiltered(new URLSearchParams('page=2&size=25&sort=redesigns'))).toBe(false)
  expect(isFiltered(new URLSearchParams('page=2&search=oak'))).toBe(true)
})

test('the shown range is described in words', () => {
  const list = { rows: [1, 2, 3], page: 2, size: 10, total: 13, isMore: false }
  expect(showingText(list, 'user')).toBe('Showing 11-13 of 13 users')
  expect(showingText({ ...list, rows: [], page: 1, total: 0 }, 'user')).toBe('Showing 0-0 of 0 users')
  expect(showingText({ ...list, total: 1000, isMore: true }, 'user')).toBe(
    'Showing 11-13 of more than 1,000 users',
  )
  expect(showingText({ ...list, rows: [1], page: 1, total: 1 }, 'entry', 'entries')).toBe(
    'Showing 1-1 of 1 entry',
  )
  expect(pagesOf({ total: 0, size: 10 })).toBe(1)
  expect(pagesOf({ total: 21, size: 10 })).toBe(3)
})

test('a changed filter goes back to the first page and keeps the others', () => {
  const query = new URLSearchParams('search=ada&page=4&style=Zen')
  expect(changedQuery(query, { style: 'Modern' })).toBe('?search=ada&style=Modern')
  expect(changedQuery(query, { search: '' })).toBe('?style=Zen')
})

test('every page has its own rows, read from the nearer end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300_000 }),
      fc.constantFrom(10, 25, 50, 100),
      fc.nat(40_000),
      (total, size, pageIndex) => {
        const place = placeOfPage({ page: pageIndex + 1, size, total, isMore: false })
        const first = pageIndex * size
        expect(place.limit).toBe(Math.max(0, Math.min(size, total - first)))
        if (place.limit === 0) return
        const start = place.isReversed ? total - place.offset - place.limit : place.offset
        expect(start).toBe(first)
        expect(place.offset).toBeLessThanOrEqual(total / 2)
      },
    ),
  )
})

test('a partly counted list is read from the beginning', () => {
  const place = placeOfPage({ page: 100, size: 10, total: 1000, isMore: true })
  expect(place).toMatchObject({ offset: 990, limit: 10, isReversed: false })
})

test('a filtered list is counted in steps, a little beyond the requested page', () => {
  expect(rowsToCount({ page: 1, size: 10 })).toBe(1000)
  expect(rowsToCount({ page: 95, size: 10 })).toBe(1000)
  expect(rowsToCount({ page: 96, size: 10 })).toBe(2000)
  expect(rowsToCount({ page: 1, size: 100 })).toBe(1000)
  expect(rowsToCount({ page: Number.POSITIVE_INFINITY, size: 10 })).toBeUndefined()
})
