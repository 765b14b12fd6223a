import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'
import { checkouts } from '../tables.server.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/** By then a buyer who paid has returned, and Stripe has notified us. */
const PATIENCE = sql`now() - interval '10 minutes'`
/** Stripe closes a checkout within a day; one that is open for longer contradicts what is stored here. */
const OLDEST = sql`now() - interval '3 days'`

/**
 * Asks Stripe about every checkout that is still open: one that was paid is credited even when no event of it ever
 * arrived, and Stripe closes the others within a day.
 *
 * @throws when Stripe could not be asked about some of them; the others are settled
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
    throw new AggregateError(problems, `${problems.length} open checkouts could not be looked at`)
}
