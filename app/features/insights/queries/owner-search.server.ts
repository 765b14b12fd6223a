import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { textMatches } from '#app/platform/database/text-search.ts'

/** Owners up to which their ids are looked up first, so that one index finds what is theirs. */
const MAX_OWNERS = 10_000

/**
 * Whether a search text matches the owner of a row. A condition across two tables would scan both, so when few owners
 * match they are looked up first; when many match, each row's owner is checked instead, which soon finds enough rows.
 *
 * @param of the owner's id in the row
 * @param search must not be empty
 */
export async function ownerMatches(
  database: Queryable,
  of: AnyPgColumn | SQL,
  columns: AnyPgColumn[],
  search: string,
): Promise<SQL> {
  const owner = textMatches(columns, search)
  const owners = (most: number) => sql`SELECT id FROM ${users} WHERE ${owner} LIMIT ${most}`
  const { rows } = await database.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM (${owners(MAX_OWNERS + 1)}) AS owners`,
  )
  return rows[0]!.found > MAX_OWNERS
    ? sql`coalesce((SELECT ${owner} FROM ${users} WHERE ${users.id} = ${of}), false)`
    : sql`${of} = ANY(ARRAY(${owners(MAX_OWNERS)}))`
}
