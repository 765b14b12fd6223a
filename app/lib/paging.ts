/** How many numbered buttons stand between the steps. */
const BUTTONS = 5

/** Rows of a narrowed list that are counted; who needs more narrows it further. */
export const MOST_COUNTED = 1000
/** Rows from either end of a list within which its pages open: each costs what the first costs. */
const DEEPEST = 5000

/** A page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** Counted from 1. */
  page: number
  size: number
  /** Rows in the whole list, {@link MOST_COUNTED} when `isMore`. */
  total: number
  /** There are more rows than were counted. */
  isMore: boolean
}

/** Where a page lies in a list. */
export interface PagePlace {
  /** Rows to skip, from the end when `isReversed`. */
  offset: number
  limit: number
  /** The page is nearer to the end: read the list the other way round, and turn the rows. */
  isReversed: boolean
  /** Too far from both ends to be opened. */
  isTooDeep: boolean
}

/** The page an address asks for: a whole number from 1, whatever was typed. */
export function pageFrom(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The text an address searches a list for; empty when for none. */
export const searchFrom = (query: URLSearchParams): string => query.get('search')?.trim() ?? ''

/** How many pages a list has; an empty list has one. */
export const pagesOf = ({ total, size }: Pick<Page<unknown>, 'total' | 'size'>) =>
  Math.max(1, Math.ceil(total / size))

/**
 * Where to read a page, from whichever end is nearer.
 *
 * @param list a page beyond the last is empty
 */
export function placeOfPage(list: Pick<Page<unknown>, 'page' | 'size' | 'total' | 'isMore'>): PagePlace {
  const { page, size, total, isMore } = list
  const offset = (page - 1) * size
  if (offset >= total) return { offset: 0, limit: 0, isReversed: false, isTooDeep: false }
  const limit = Math.min(size, total - offset)
  const fromEnd = total - offset - limit
  const isReversed = !isMore && fromEnd < offset
  const distance = isReversed ? fromEnd : offset
  return { offset: distance, limit, isReversed, isTooDeep: distance > DEEPEST }
}

/** The numbers of the buttons around a page, ascending, at most five. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, index) => first + index)
}

/** 'Showing 11-20 of 137 users'. */
export function showingText(list: Page<unknown>, name: string): string {
  const { rows, page, size, total, isMore } = list
  const first = rows.length === 0 ? 0 : (page - 1) * size + 1
  const last = rows.length === 0 ? 0 : first + rows.length - 1
  const count = total.toLocaleString('en-US')
  return `Showing ${first}-${last} of ${isMore ? `more than ${count}` : count} ${name}`
}

/** The query of an address with some of its values changed; empty ones are left out, and so is the page. */
export function changedQuery(query: URLSearchParams, changes: Record<string, string>): string {
  const changed = new URLSearchParams(query)
  changed.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return `?${changed}`
}
