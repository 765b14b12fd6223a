import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ListedThing } from '#app/platform/ai/analyst.ts'
import type { Database } from '#app/platform/database/database.ts'
import { thingsOf } from '../queries/own-board.server.ts'
import { foundThings } from '../rules/found-things.ts'
import { MAX_THINGS } from '../rules/limits.ts'
import type { SearchFault } from '../rules/search-state.ts'
import type { ThingSearch } from '../schema.ts'
import { boardThings, designBoards } from '../tables.server.ts'

/** Matches the board of a search that is under way: neither answered nor replaced. */
const isWaiting = ({ redesignId, searchId }: ThingSearch) =>
  and(
    eq(designBoards.redesignId, redesignId),
    eq(designBoards.searchId, searchId),
    eq(designBoards.searchState, 'waiting'),
  )

/** The board of a search; undefined when the search has ended or the room is gone. */
export async function boardOfSearch(database: Database, search: ThingSearch) {
  const [board] = await database.select().from(designBoards).where(isWaiting(search))
  return board
}

/**
 * Claims a search immediately before the call to the provider. The claim survives a killed worker, so that no retry
 * buys the list again.
 *
 * @returns whether to call the provider; false when it was called before, or the search has ended
 */
export async function claimSearch(database: Database, search: ThingSearch): Promise<boolean> {
  const claimed = await database
    .update(designBoards)
    .set({ askedAt: sql`now()`, timesAsked: sql`${designBoards.timesAsked} + 1` })
    .where(and(isWaiting(search), isNull(designBoards.askedAt)))
    .returning({ id: designBoards.redesignId })
  return claimed.length > 0
}

/** Releases a claim, because the call was refused and cost nothing. */
export async function releaseSearch(database: Database, search: ThingSearch): Promise<void> {
  await database
    .update(designBoards)
    .set({ askedAt: null, timesAsked: sql`${designBoards.timesAsked} - 1` })
    .where(and(isWaiting(search), isNotNull(designBoards.askedAt)))
}

/**
 * Stores the bought list and ends the search in one transaction, so that a crash never buys it again. Existing things
 * stay.
 */
export async function keepFoundThings(
  database: Database,
  search: ThingSearch,
  listed: readonly ListedThing[],
): Promise<void> {
  const { redesignId } = search
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .update(designBoards)
      .set({ searchState: 'done' })
      .where(isWaiting(search))
      .returning({ id: designBoards.redesignId })
    if (ended.length === 0) return
    const known = await thingsOf(transaction, redesignId)
    const first = (known.at(-1)?.position ?? -1) + 1
    const found = foundThings(listed).slice(0, MAX_THINGS - known.length)
    if (found.length === 0) return
    await transaction
      .insert(boardThings)
      .values(found.map((thing, index) => ({ ...thing, redesignId, position: first + index })))
  })
}

/** Ends a search without a list. Its owner may request another. */
export async function failSearch(
  database: Database,
  search: ThingSearch,
  searchFault: SearchFault,
): Promise<void> {
  await database.update(designBoards).set({ searchState: 'failed', searchFault }).where(isWaiting(search))
}
