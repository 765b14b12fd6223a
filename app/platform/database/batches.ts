import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const BATCH_SIZE = 500

/** Where the next batch goes on: behind a row, by its time and id. */
export interface Cursor {
  /** The row's time as PostgreSQL writes it: a JavaScript date would lose its microseconds. */
  at: string
  id: string
}

interface BatchOptions {
  /** Rows that are older than the cursor; put into the query's `where`. */
  older: SQL | undefined
  limit: number
}

/**
 * Reads a list of any length in batches, newest first, each where the one before it ended.
 *
 * @param columns time and id that the list is ordered by, both descending
 * @param read one batch; its rows carry the cursor made by {@link cursorOf}
 */
export async function* inBatches<Row extends { cursor: Cursor }>(
  columns: { at: AnyPgColumn; id: AnyPgColumn },
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

/** The field `cursor` of a row that is read in batches. */
export const cursorOf = (columns: { at: AnyPgColumn; id: AnyPgColumn }) => ({
  at: sql<string>`${columns.at}::text`,
  id: sql<string>`${columns.id}`,
})
