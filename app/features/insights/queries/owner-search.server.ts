import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { textMatches } from '#app/platform/database/text-search.ts'

/** With at most this many matching owners, their ids are looked up first, so that an index finds the rows. */
const MAX_OWNERS = 10_000

/**
 * A condition that a row's owner matches a search text. A condition across two tables would scan both. So when few
 * owners match, it looks up their ids first. When many match, it checks each row's owner, because enough rows soon
 * match.
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
