import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Queryable } from './database.ts'

const BATCH_SIZE = 500

/** The position of the next batch: after a row, by time and id. */
export interface Cursor {
  /** The row's time as PostgreSQL formats it, because a JavaScript date would lose its microseconds. */
  at: string
  id: string
}

interface BatchOptions {
  /** Condition for rows older than the cursor, for the query's `where`. */
  older: SQL | undefined
  limit: number
}

/**
 * Reads a list of any length in batches, newest first.
 *
 * @param columns the time and id that order the list, both descending
 * @param read reads one batch; its rows contain the cursor made by {@link cursorOf}
 */
export async function* inBatches<Row extends { cursor: Cursor }>(
  columns: { at: AnyPgColumn | SQL; id: AnyPgColumn | SQL },
  read: (options: BatchOptions) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Cursor | undefined
  do {
    const older = last && sql`(${columns.at}, ${columns.id}) < (${last.at}::timestamptz, ${last.id}::uuid)`
    const rows = await read({ older, limit: BATCH_SIZE })
    last = rows.length === BATCH_SIZE ? rows.at(-1)!.cursor : undefined
    if (rows.length > 0) yield rows
  } while (last)
}

/** The `cursor` field of rows read in batches. */
export const cursorOf = (columns: { at: AnyPgColumn | SQL; id: AnyPgColumn | SQL }) => ({
  at: sql<string>`${columns.at}::text`,
  id: sql<string>`${columns.id}`,
})

interface List {
  from: PgTable
  id: AnyPgColumn
  /** The time column that orders the list. */
  by: AnyPgColumn
  where?: SQL | undefined
}

/** A table's rows in batches, newest first. */
export const batchesOf = <Fields extends SelectedFields>(
  database: Queryable,
  { from, id, by, where }: List,
  fields: Fields,
) =>
  inBatches({ at: by, id }, async ({ older, limit }) => {
    const rows = await database
      .select({ ...fields, cursor: cursorOf({ at: by, id }) })
      .from(from)
      .where(and(where, older))
      .orderBy(desc(by), desc(id))
      .limit(limit)
    return rows as (SelectResultFields<Fields> & { cursor: Cursor })[]
  })
