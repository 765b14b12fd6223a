import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { currentCreditSettings } from '#app/features/credits/queries/credits.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { creditsInWords, purchaseNumber } from '../rules/purchase-words.ts'
import type { Offer, Purchase } from '../schema.ts'
import { checkouts, paymentHistory, subscribers } from '../tables.server.ts'
import { takenCredits } from './taken-credits.server.ts'

const PAGE_SIZE = 10

/** The current offer. */
export async function currentOffer(database: Queryable): Promise<Offer> {
  const { paidRoomCredits, paidRevisionCredits, priceCents } = await currentCreditSettings(database)
  return { roomCredits: paidRoomCredits, revisionCredits: paidRevisionCredits, amountCents: priceCents }
}

/** A member's own checkout; undefined for another member's. */
export async function checkoutOf(database: Queryable, userId: string, checkoutId: string) {
  const [checkout] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId)))
  return checkout
}

/** The checkout of a session at the payment provider. */
export async function checkoutBySession(database: Queryable, stripeSessionId: string) {
  const [checkout] = await database
    .select()
    .from(checkouts)
    .where(eq(checkouts.stripeSessionId, stripeSessionId))
  return checkout
}

/** The payment provider's facts about a member; undefined before their first payment. */
export async function subscriberOf(database: Queryable, userId: string) {
  const [subscriber] = await database.select().from(subscribers).where(eq(subscribers.userId, userId))
  return subscriber
}

/** A page of a member's purchases, newest first. */
export const purchasesOf = (database: Queryable, userId: string, page: number) =>
  pageOf(
    database,
    {
      from: paymentHistory,
      id: paymentHistory.id,
      by: paymentHistory.createdAt,
      where: eq(paymentHistory.userId, userId),
      page,
      size: PAGE_SIZE,
    },
    async (ids) => (await purchaseRows(database).where(inArray(paymentHistory.id, ids))).map(purchaseFrom),
  )

/** For how long after a purchase the return page mentions it. */
const JUST_NOW = sql`now() - interval '1 hour'`

/**
 * The latest purchase of a member who returns from a checkout.
 *
 * @returns the purchase of the last hour, in words; 'processing' while the payment provider has not confirmed it;
 *   null without either
 */
export async function justBought(database: Queryable, userId: string): Promise<string | null> {
  const [payment] = await database
    .select({
      roomCredits: paymentHistory.roomCreditsAdded,
      revisionCredits: paymentHistory.revisionCreditsAdded,
    })
    .from(paymentHistory)
    .where(and(eq(paymentHistory.userId, userId), gt(paymentHistory.createdAt, JUST_NOW)))
    .orderBy(desc(paymentHistory.createdAt))
    .limit(1)
  if (payment) return creditsInWords(payment)
  const [open] = await database
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'), gt(checkouts.createdAt, JUST_NOW)))
    .limit(1)
  return open ? 'processing' : null
}

/** A member's own purchase; undefined for another member's. */
export async function purchaseOf(
  database: Queryable,
  userId: string,
  purchaseId: string,
): Promise<Purchase | undefined> {
  const own = and(eq(paymentHistory.id, purchaseId), eq(paymentHistory.userId, userId))
  const [row] = await purchaseRows(database).where(own)
  return row && purchaseFrom(row)
}

const purchaseRows = (database: Queryable) =>
  database
    .select({
      payment: paymentHistory,
      checkout: checkouts,
      roomTaken: takenCredits('room'),
      revisionTaken: takenCredits('revision'),
    })
    .from(paymentHistory)
    .leftJoin(checkouts, eq(checkouts.id, paymentHistory.id))

type PurchaseRow = Awaited<ReturnType<typeof purchaseRows>>[number]

function purchaseFrom({ payment, checkout, roomTaken, revisionTaken }: PurchaseRow): Purchase {
  return {
    id: payment.id,
    number: purchaseNumber(payment.id),
    provider: checkout?.provider ?? 'stripe',
    status: payment.status,
    currency: payment.currency,
    roomCredits: payment.roomCreditsAdded,
    revisionCredits: payment.revisionCreditsAdded,
    amountCents: checkout?.amountCents ?? payment.amountCents,
    chargedCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    roomCreditsTaken: roomTaken,
    revisionCreditsTaken: revisionTaken,
    receiptUrl: payment.receiptUrl,
    createdAt: payment.createdAt,
  }
}
