import { eq, sql } from 'drizzle-orm'
import { administratorEmails } from '#app/features/accounts/queries.server.ts'
import { queueEmail } from '#app/features/email/commands.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { RedesignFailure } from '#app/platform/image-ai/redesign-failure.ts'
import type { EditUsage } from '#app/platform/image-ai/room-editor.ts'
import type { Services } from '#app/platform/services.ts'
import { budgetEmail } from '../emails.tsx'
import { currentAiSettings } from '../queries/settings.server.ts'
import { redesignsSince, spentSince } from '../queries/usage.server.ts'
import { budgetMonth, estimateCents, marksPassed, monthStart } from '../rules/budget.ts'
import { type ApiType, IMAGE_TYPES } from '../schema.ts'
import { apiUsageLogs } from '../tables.server.ts'

interface ApiCall {
  /** Whose redesign it is for; null for the site's own work. */
  userId: string | null
  /** The room it is made for. */
  roomUploadId?: string
  generationId?: string
  apiType: ApiType
  model: string
}

const HOUR = 3600 * 1000

const isRedesign = (type: ApiType) => IMAGE_TYPES.some((each) => each === type)

/**
 * Makes a paid call: its estimated cost is booked before, in a transaction that lets no two calls pass the monthly
 * budget together, and corrected by what the provider says it used. A call whose process is lost stays booked with
 * its estimate, because nobody knows whether it was charged.
 *
 * @throws RedesignFailure `quota_exhausted` when the month's budget is spent, `rate_limited` when the person has
 *   reached the hourly limit; both before the provider was asked
 */
export async function accountedCall<Result extends { usage: EditUsage | null }>(
  services: Services,
  call: ApiCall,
  make: () => Promise<Result>,
): Promise<Result> {
  const id = await beginCall(services, call)
  const started = performance.now()
  const end = (changes: Partial<typeof apiUsageLogs.$inferInsert>) =>
    services.database
      .update(apiUsageLogs)
      .set({ ...changes, endedAt: new Date(), processingTimeMs: Math.round(performance.now() - started) })
      .where(eq(apiUsageLogs.id, id))
  try {
    const result = await make()
    const { usage } = result
    await end({
      success: true,
      ...(usage && { model: usage.model, tokensTotal: usage.totalTokens, costCents: usage.costCents }),
    })
    return result
  } catch (error) {
    await end(wasRefused(error) ? { costCents: 0 } : {})
    throw error
  }
}

/** A refusal costs nothing; after a broken connection or a time-out nobody knows. */
const wasRefused = (error: unknown) => (error as { refused?: unknown } | undefined)?.refused === true

async function beginCall(services: Services, call: ApiCall): Promise<string> {
  const begun = await services.database.transaction((transaction) => book(services, transaction, call))
  if (begun.refused === null) return begun.id
  if (begun.refused === 'budget')
    throw new RedesignFailure('quota_exhausted', 'The monthly AI budget is spent', { retryable: false })
  throw new RedesignFailure('rate_limited', 'The hourly limit of redesigns is reached', { retryable: false })
}

type Booking = { id: string; refused: null } | { id: null; refused: 'budget' | 'hour' }

async function book(services: Services, transaction: Transaction, call: ApiCall): Promise<Booking> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('api_usage_logs budget'))`)
  const settings = await currentAiSettings(transaction, services.environment)
  const now = new Date()
  if (call.userId && isRedesign(call.apiType)) {
    const made = await redesignsSince(transaction, call.userId, new Date(now.getTime() - HOUR))
    if (made >= settings.rateLimitPerUser) return { id: null, refused: 'hour' }
  }
  const spent = await spentSince(transaction, monthStart(now))
  const costCents = estimateCents(call.apiType, settings.imageQuality)
  const budget = settings.monthlyBudgetCents
  const refused = spent + costCents > budget
  for (const mark of refused ? [100] : marksPassed(spent, spent + costCents, budget))
    await tellAdministrators(services, transaction, { mark, budget, spent, month: budgetMonth(now) })
  if (refused) return { id: null, refused: 'budget' }
  const [row] = await transaction
    .insert(apiUsageLogs)
    .values({ ...call, costCents, success: false })
    .returning({ id: apiUsageLogs.id })
  return { id: row!.id, refused: null }
}

async function tellAdministrators(
  services: Services,
  transaction: Transaction,
  state: { mark: number; budget: number; spent: number; month: string },
) {
  for (const email of await administratorEmails(transaction)) {
    const message = await budgetEmail(services.environment, { email, ...state })
    await queueEmail(
      transaction,
      { kind: `ai_budget_${state.mark}`, reference: state.month, userId: null },
      message,
    )
  }
}
