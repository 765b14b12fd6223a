import { versionOf } from '#app/lib/edit-version.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { DEFAULT_SEARCHES, type ShopSearch } from '../rules/shop-search.ts'
import { shoppingSettings } from '../tables.server.ts'

/** The searches for things on boards, as set by an administrator or by default. */
export async function shopSearches(database: Queryable): Promise<ShopSearch[]> {
  const [row] = await database.select().from(shoppingSettings)
  return row?.searches ?? DEFAULT_SEARCHES
}

/** The version of the searches, for the form that changes them. */
export const searchesVersion = (searches: readonly ShopSearch[]): string =>
  versionOf(searches.map(({ name, address }) => [name, address]))
