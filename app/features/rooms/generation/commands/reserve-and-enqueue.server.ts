import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { assertHourlyLimit } from '#app/features/ai-settings/spending/queries/assert-hourly-limit.server.ts'
import { reserveCredit } from '#app/features/credits/commands/ledger.server.ts'
import type { CreditKind } from '#app/features/credits/schema.ts'
import { type EngineName, engineNamed, PAID_ENGINES } from '#app/platform/ai/capabilities.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { roomUploads } from '../../tables.server.ts'
import { isUnderWay } from '../queries/generation-status.server.ts'
import { type Generation, generationQueue } from '../schema.ts'

interface Enqueued extends Generation {
  userId: string
  kind: CreditKind
  engine: EngineName
  /** No credit is reserved for it. */
  isFree?: boolean | undefined
}

/**
 * Checks the hourly limit, reserves the credit and enqueues the job; an engine that is not paid needs neither limit nor
 * credit. The priority drops with every other room that the member has under way, so that one member's rooms do not delay everybody else's.
 *
 * @throws AppError `hourly_limit`, `no_room_credits`, `no_revision_credits`
 */
export async function reserveAndEnqueue(
  services: Services,
  transaction: Transaction,
  { userId, kind, engine, isFree, uploadId, generationId }: Enqueued,
): Promise<void> {
  const { underWay: turn, waiting } = await roomsUnderWay(transaction, userId, uploadId)
  const { isPaid } = engineNamed(engine)
  if (isPaid) await assertHourlyLimit(services, transaction, userId, waiting)
  await transaction.update(roomUploads).set({ generationTurn: turn }).where(eq(roomUploads.id, uploadId))
  if (!isFree && isPaid) await reserveCredit(transaction, { userId, kind, generationId })
  await services.jobs.enqueue(transaction, generationQueue, { uploadId, generationId }, { priority: -turn })
}

const waitsForPaidEngine = and(
  eq(roomUploads.generationState, 'queued'),
  inArray(roomUploads.generationEngine, PAID_ENGINES),
)

/**
 * Counts the member's other rooms under way, and those that wait for a paid engine. The lock serialises concurrent
 * requests.
 */
async function roomsUnderWay(transaction: Transaction, userId: string, uploadId: string) {
  await takeAdvisoryLock(transaction, `generations ${userId}`)
  const [row] = await transaction
    .select({
      underWay: count(),
      waiting: sql<number>`count(*) FILTER (WHERE ${waitsForPaidEngine})::int`,
    })
    .from(roomUploads)
    .where(and(eq(roomUploads.userId, userId), ne(roomUploads.id, uploadId), isUnderWay))
  return row!
}
