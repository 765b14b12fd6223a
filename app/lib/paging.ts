import { plural } from './plural.ts'

/** Maximum number of page buttons. */
const BUTTONS = 5

/** Rows of a filtered list that are counted at first. Paging beyond them counts further. */
export const MAX_COUNTED = 1000
/** The `page` parameter of the last page of a list that was not counted to its end. */
export const LAST_PAGE = 'last'

/** A page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** Counted from 1. */
  page: number
  size: number
  /** Rows in the whole list, or the counted ones when `isMore`. */
  total: number
  /** Whether there are more rows than were counted. */
  isMore: boolean
}

/** The position of a page in a list. */
export interface PagePlace {
  /** Rows to skip, from the end when `isReversed`. */
  offset: number
  limit: number
  /** Whether the page is nearer to the end: read the list in reverse, then reverse the rows. */
  isReversed: boolean
}

/** The page number in an address: a whole number from 1 for any input, or infinity for the last page. */
export function pageFrom(query: URLSearchParams): number {
  if (query.get('page') === LAST_PAGE) return Number.POSITIVE_INFINITY
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The search text in an address; empty without one. */
export const searchFrom = (query: URLSearchParams): string => query.get('search')?.trim() ?? ''

/** The choice that an address names; undefined for an unknown one. */
export const choiceFrom = <Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === query.get(name))

const OF_EVERY_LIST = ['page', 'size', 'sort']

/** Whether an address filters a list, as opposed to paging or sorting it. */
export const isFiltered = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !OF_EVERY_LIST.includes(name))

/** Number of pages of a list. An empty list has one. */
export const pagesOf = ({ total, size }: Pick<Page<unknown>, 'total' | 'size'>) =>
  Math.max(1, Math.ceil(total / size))

/**
 * How many rows of a filtered list are counted for a page: few at first, then in steps as many as the page and its
 * next buttons need.
 *
 * @returns undefined to count all rows, for the last page
 */
export function rowsToCount({ page, size }: Pick<Page<unknown>, 'page' | 'size'>): number | undefined {
  if (page === Number.POSITIVE_INFINITY) return undefined
  return Math.ceil(((page + BUTTONS) * size) / MAX_COUNTED) * MAX_COUNTED
}

/**
 * Where to read a page, from the nearer end.
 *
 * @param list a page beyond the last is empty
 */
export function placeOfPage(list: Pick<Page<unknown>, 'page' | 'size' | 'total' | 'isMore'>): PagePlace {
  const { page, size, total, isMore } = list
  const offset = (page - 1) * size
  if (offset >= total) return { offset: 0, limit: 0, isReversed: false }
  const limit = Math.min(size, total - offset)
  const fromEnd = total - offset - limit
  const isReversed = !isMore && fromEnd < offset
  return { offset: isReversed ? fromEnd : offset, limit, isReversed }
}

/** The page numbers on the buttons around a page, ascending, at most five. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, index) => first + index)
}

/**
 * A sentence such as 'Showing 11-20 of 137 users'.
 *
 * @param name singular of a row: 'user'
 * @param names plural; `name` with an `s` by default
 */
export function showingText(list: Page<unknown>, name: string, names?: string): string {
  const { rows, page, size, total, isMore } = list
  const first = rows.length === 0 ? 0 : (page - 1) * size + 1
  const last = rows.length === 0 ? 0 : first + rows.length - 1
  return `Showing ${first}-${last} of ${isMore ? 'more than ' : ''}${plural(total, name, names)}`
}

/** The query of an address with some values changed, without empty ones, `page`, and `open`, which shows one row. */
export function changedQuery(query: URLSearchParams, changes: Record<string, string>): string {
  const changed = new URLSearchParams(query)
  changed.delete('page')
  changed.delete('open')
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return `?${changed}`
}
