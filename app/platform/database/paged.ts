import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_COUNTED, type Page, pagesOf, placeOfPage, rowsToCount } from '#app/lib/paging.ts'
import { totalOf } from '../counts/counts.ts'
import type { Metric } from '../counts/metrics.ts'
import type { Queryable } from './database.ts'

interface List {
  /** The table whose rows are listed, or several as one. */
  from: PgTable | SQL
  id: AnyPgColumn | SQL
  /** What the list is sorted by, descending, and the id where that is equal. */
  by: AnyPgColumn | SQL
  /** Ascending instead. */
  oldestFirst?: boolean
  /** Knows how many rows the whole list has; several know it together. Without it they are counted. */
  metric?: Metric | Metric[]
  /** Narrows the list. Such a list is counted as far as its page needs. */
  where?: SQL | undefined
  /** Counted from 1; infinite for the last. */
  page: number
  size: number
}

/** A list that is narrowed to few rows is found first and sorted then: else a rare match is looked for row by row. */
async function idsOf(database: Queryable, list: List, counted: { total: number; isMore: boolean }) {
  const place = placeOfPage({ ...list, ...counted })
  if (place.limit === 0) return []
  const direction = place.isReversed === (list.oldestFirst ?? false) ? desc : asc
  const isFew = list.where && !counted.isMore && counted.total <= MAX_COUNTED
  const rows = sql`SELECT ${list.id} AS id, ${list.by} AS by FROM ${list.from} ${where(list.where)}`
  const found = isFew
    ? sql`WITH found AS MATERIALIZED (${rows}) SELECT id FROM found`
    : sql`SELECT id FROM (${rows}) AS found`
  const order = sql.join([direction(sql`by`), direction(sql`id`)], sql`, `)
  const answer = await database.execute<{ id: string }>(
    sql`${found} ORDER BY ${order} LIMIT ${place.limit} OFFSET ${place.offset}`,
  )
  const ids = answer.rows.map((row) => row.id)
  return place.isReversed ? ids.reverse() : ids
}

const where = (condition: SQL | undefined) => (condition ? sql`WHERE ${condition}` : sql``)

async function countOf(database: Queryable, list: List) {
  if (!list.where && list.metric)
    return { total: await totalOf(database, ...[list.metric].flat()), isMore: false }
  const most = list.where && rowsToCount(list)
  const rows = most
    ? sql`(SELECT 1 FROM ${list.from} ${where(list.where)} LIMIT ${most + 1}) AS counted`
    : sql`${list.from} ${where(list.where)}`
  const answer = await database.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM ${rows}`)
  const total = answer.rows[0]!.total
  return most && total > most ? { total: most, isMore: true } : { total, isMore: false }
}

/**
 * A page of a long list: three queries. The first pages and the last read the list's beginning or end alone; those far
 * from both cost as much as the way there.
 *
 * @param read the rows of these ids, in any order
 */
export async function pageOf<Row extends { id: string }>(
  database: Queryable,
  list: List,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const counted = await countOf(database, list)
  // Behind the end, where a page was emptied meanwhile, the last one is shown.
  const page = Math.min(list.page, pagesOf({ ...counted, size: list.size }))
  const ids = await idsOf(database, { ...list, page }, counted)
  const byId = new Map((ids.length > 0 ? await read(ids) : []).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return { rows, page, size: list.size, ...counted }
}
