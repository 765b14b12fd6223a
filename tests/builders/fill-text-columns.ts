/** Runs one statement with its values and returns the rows. */
type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

interface TextColumn {
  table: string
  column: string
  isList: boolean
}

/**
 * Writes a text into every text column of the database, bypassing the commands.
 *
 * @param texts from the longest to the shortest; a column gets the first that its constraints accept
 * @param options.tablesLeftAlone names of tables that stay as they are
 * @param options.isWanted whether a column of that name gets a text; all do by default
 * @returns the columns written, as `table.column`
 */
export async function fillTextColumns(
  query: Query,
  texts: string[],
  options: { tablesLeftAlone: string[]; isWanted?: (column: string) => boolean },
): Promise<string[]> {
  const columns = await query<TextColumn>(
    `SELECT table_name AS "table", column_name AS "column", data_type = 'ARRAY' AS "isList"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND (data_type = 'text' OR udt_name = '_text') AND table_name <> ALL ($1)`,
    [options.tablesLeftAlone],
  )
  const written: string[] = []
  for (const { table, column, isList } of columns) {
    if (options.isWanted?.(column) === false) continue
    const update = `UPDATE ${table} SET "${column}" = ${isList ? 'ARRAY[$1]::text[]' : '$1'} RETURNING 1`
    for (const text of texts) {
      const changed = await query(update, [text]).catch(() => [])
      if (changed.length === 0) continue
      written.push(`${table}.${column}`)
      break
    }
  }
  return written
}
