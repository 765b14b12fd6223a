import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'
import { checkouts } from '../tables.server.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/** After this time a buyer who paid has returned, and Stripe has sent its event. */
const PATIENCE = sql`now() - interval '10 minutes'`
/** Stripe closes a checkout within a day, so one that is open for longer contradicts the stored data. */
const OLDEST = sql`now() - interval '3 days'`

/**
 * Asks Stripe about every open checkout. Credits those that were paid although no event arrived, and stores which
 * ones Stripe has closed.
 *
 * @throws AggregateError when some could not be checked; the others are settled
 */
export async function syncOpenCheckouts(services: Services): Promise<void> {
  const { database, stripe, log } = services
  if (!stripe) return
  const open = await database
    .select({ sessionId: checkouts.stripeSessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        isNotNull(checkouts.stripeSessionId),
        between(checkouts.createdAt, OLDEST, PATIENCE),
      ),
    )
    .orderBy(checkouts.createdAt)
  const problems: unknown[] = []
  for (const { sessionId } of open) {
    try {
      const { refused } = await syncCheckout(services, sessionId!)
      if (refused) log.warn({ sessionId, problem: refused }, 'open checkout refused')
    } catch (error) {
      problems.push(error)
    }
  }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} open checkouts could not be checked`)
}
