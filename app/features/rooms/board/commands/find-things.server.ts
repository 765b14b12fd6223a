import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { currentAiSettings, requiredProvider } from '#app/features/ai-settings/queries/settings.server.ts'
import type { ListedThing } from '#app/platform/ai/analyst.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Database } from '#app/platform/database/database.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { lockOwnBoard, thingsOf } from '../queries/own-board.server.ts'
import { foundThings } from '../rules/found-things.ts'
import { MAX_THINGS } from '../rules/limits.ts'
import type { SearchFault } from '../rules/search-state.ts'
import { boardIdSchema, type ThingSearch, thingSearchQueue } from '../schema.ts'
import { boardThings, designBoards } from '../tables.server.ts'
import { boardNotFound } from './open-board.server.ts'

/** Searches of one member: each version is looked at once, but a search that failed may be repeated. */
const ALLOWANCE = { points: 20, seconds: 3600 }

/**
 * Has the vision model list what is in a version, as a job. A version is looked at once: a search that is under way or
 * done is not repeated.
 *
 * @throws AppError `version_not_found`, `too_many_attempts`, `api_key_required` without a vision model
 */
export async function findThings(
  services: Services,
  actor: Member,
  input: { redesignId: string },
): Promise<void> {
  const { redesignId } = boardIdSchema.parse(input)
  const { database, environment, limits, jobs } = services
  requiredProvider(await currentAiSettings(database, environment), environment)
  await takeAttempt(limits, 'thing-search', actor.userId, ALLOWANCE, {
    title: 'Service Busy',
    message: () => 'You have had many rooms looked at. Please try again in an hour.',
  })
  await database.transaction(async (transaction) => {
    const board = await lockOwnBoard(transaction, actor.userId, redesignId)
    if (!board) throw boardNotFound()
    if (board.searchState === 'waiting' || board.searchState === 'done') return
    const searchId = randomUUID()
    await transaction
      .update(designBoards)
      .set({ searchState: 'waiting', searchId, searchFault: null })
      .where(eq(designBoards.redesignId, redesignId))
    await jobs.enqueue(transaction, thingSearchQueue, { redesignId, searchId })
  })
}

/** Whether this search is under way: neither answered nor replaced by another. */
const isWaiting = ({ redesignId, searchId }: ThingSearch) =>
  and(
    eq(designBoards.redesignId, redesignId),
    eq(designBoards.searchId, searchId),
    eq(designBoards.searchState, 'waiting'),
  )

/** The board that a search is made for; undefined when the search has ended or the room is gone. */
export async function boardOfSearch(database: Database, search: ThingSearch) {
  const [board] = await database.select().from(designBoards).where(isWaiting(search))
  return board
}

/**
 * Stores what was bought, and ends the search in the same transaction: after a crash nothing is bought again. What is on
 * the board already stays.
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

/** Ends a search without a list; its owner may ask again. */
export async function failSearch(
  database: Database,
  search: ThingSearch,
  searchFault: SearchFault,
): Promise<void> {
  await database.update(designBoards).set({ searchState: 'failed', searchFault }).where(isWaiting(search))
}
