import type { Queryable } from '#app/platform/database/database.ts'
import { DEFAULT_SEARCHES, type ShopSearch } from '../rules/shop-search.ts'
import { shoppingSettings } from '../tables.server.ts'

/** Where things of boards can be looked for: what an administrator set, else one search of the web. */
export async function shopSearches(database: Queryable): Promise<ShopSearch[]> {
  const [row] = await database.select().from(shoppingSettings)
  return row?.searches ?? DEFAULT_SEARCHES
}
