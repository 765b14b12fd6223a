import type { QueryProduct } from './query-product.ts'

/** A long text of a person: normal words, and one that fits no line. */
export const LONG_WORD = `Wohnzimmer${'einrichtungs'.repeat(9)}wunsch`
const LONG_TEXT = `We would love a calmer room for the five of us. ${LONG_WORD} https://example.com/${'rooms/'.repeat(20)}`

/** Tables of accounts, pending work and the site's own texts. */
const TABLES_LEFT_ALONE = [
  'sessions',
  'sign_in_methods',
  'verifications',
  'rate_limits',
  'daily_counts',
  'room_shares',
]
/** Columns of names, addresses and keys, which contain no sentences. */
const NO_SENTENCE =
  /(^|_)(id|key|url|slug|token|hash|placeholder|state|status|kind|role|reference|provider|engine|currency|type|stage|label|encrypted|style|html|version|image|images|photos|preview|reason|action|subject_id|visitor|word|session|tier)$/

/**
 * Writes the longest text into every column for people's texts, limited only by the database.
 *
 * @returns the columns, as `table.column`
 */
export async function writeLongTexts(query: QueryProduct): Promise<string[]> {
  const columns = await query<{ table: string; column: string; isList: boolean }>(
    `SELECT table_name AS "table", column_name AS "column", data_type = 'ARRAY' AS "isList"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND (data_type = 'text' OR udt_name = '_text') AND table_name <> ALL ($1)`,
    [TABLES_LEFT_ALONE],
  )
  const written: string[] = []
  for (const { table, column, isList } of columns.filter(({ column }) => !NO_SENTENCE.test(column))) {
    for (const text of [LONG_TEXT, LONG_WORD.slice(0, 50), LONG_WORD.slice(0, 20)]) {
      const value = isList ? 'ARRAY[$1]::text[]' : '$1'
      const taken = await query(`UPDATE ${table} SET "${column}" = ${value} RETURNING 1`, [text]).catch(
        () => [],
      )
      if (taken.length === 0) continue
      written.push(`${table}.${column}`)
      break
    }
  }
  return written
}
