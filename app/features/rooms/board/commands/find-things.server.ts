import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { currentAiSettings, requiredProvider } from '#app/features/ai-settings/queries/settings.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { DAY_SECONDS } from '#app/lib/durations.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { lockOwnBoard } from '../queries/own-board.server.ts'
import { MAX_ASKED } from '../rules/limits.ts'
import { boardIdSchema, thingSearchQueue } from '../schema.ts'
import { designBoards } from '../tables.server.ts'
import { boardNotFound } from './open-board.server.ts'

/** A member's paid searches per day, which cost no credit. */
const ALLOWANCE = { points: 10, seconds: DAY_SECONDS }

/**
 * Queues the search for things in a version. A search that is under way or done is not repeated; a failed one may be,
 * until the provider has been asked `MAX_ASKED` times.
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
  const isNeeded = (transaction: Transaction) => needsSearch(transaction, actor.userId, redesignId)
  // Looks first, so that what is not searched does not count.
  if (!(await database.transaction(isNeeded))) return
  await takeAttempt(limits, 'thing-search', actor.userId, ALLOWANCE, {
    title: 'Daily limit reached',
    message: () => "We've looked at as many pictures for you as we can today. Please try again tomorrow.",
  })
  await database.transaction(async (transaction) => {
    if (!(await isNeeded(transaction))) return
    const searchId = randomUUID()
    await transaction
      .update(designBoards)
      .set({ searchState: 'waiting', searchId, searchFault: null, askedAt: null })
      .where(eq(designBoards.redesignId, redesignId))
    await jobs.enqueue(transaction, thingSearchQueue, { redesignId, searchId })
  })
}

/** @returns false when a search is under way or done */
async function needsSearch(transaction: Transaction, userId: string, redesignId: string): Promise<boolean> {
  const board = await lockOwnBoard(transaction, userId, redesignId)
  if (!board) throw boardNotFound()
  if (board.searchState === 'waiting' || board.searchState === 'done') return false
  if (board.timesAsked >= MAX_ASKED) throw askedTooOften()
  return true
}

const askedTooOften = () =>
  new AppError(
    'too_many_attempts',
    'We have tried as often as we can for this version. You can add things yourself.',
    { status: 429 },
  )
