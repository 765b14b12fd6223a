import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_COUNTED, type Page, pagesOf, placeOfPage, rowsToCount } from '#app/lib/paging.ts'
import type { CountName } from '../counts/count-names.ts'
import { totalOf } from '../counts/counts.ts'
import type { Queryable } from './database.ts'

interface List {
  /** The listed table, or a union of several. */
  from: PgTable | SQL
  id: AnyPgColumn | SQL
  /** The sort column, descending; the id breaks ties. */
  by: AnyPgColumn | SQL
  oldestFirst?: boolean
  /** The counts whose sum is the length of the whole list. Without them the rows are counted. */
  metric?: CountName | CountName[]
  /** Filters the list, which is then counted only as far as the page needs. */
  where?: SQL | undefined
  /** Counted from 1; infinity for the last page. */
  page: number
  size: number
}

/**
 * Materialises a short filtered list before sorting it. Otherwise PostgreSQL walks the sort index in search of rare
 * matches.
 */
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
 * A page of a long list, in three queries. Its cost grows with the distance from the nearer end of the list.
 *
 * @param read reads the rows with these ids, in any order
 */
export async function pageOf<Row extends { id: string }>(
  database: Queryable,
  list: List,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const counted = await countOf(database, list)
  // Shows the last page when the requested one no longer exists.
  const page = Math.min(list.page, pagesOf({ ...counted, size: list.size }))
  const ids = await idsOf(database, { ...list, page }, counted)
  const byId = new Map((ids.length > 0 ? await read(ids) : []).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return { rows, page, size: list.size, ...counted }
}
