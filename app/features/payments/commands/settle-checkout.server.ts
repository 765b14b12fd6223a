import { eq, sql } from 'drizzle-orm'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { type Email, queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Checkout } from '../queries/lock-checkout.server.ts'
import { checkouts, paymentHistory } from '../tables.server.ts'

/** A checkout whose buyer still has an account. */
export type OwnedCheckout = Checkout & { userId: string }
export type Payment = typeof paymentHistory.$inferSelect

/** The charge that the payment provider reports; nothing in a test. */
export interface Charge {
  amountCents: number
  stripeSessionId: string | null
  receiptUrl: string | null
}

/** Changes a locked checkout and increments its version. */
export async function changeCheckout(
  transaction: Transaction,
  id: string,
  values: Partial<Pick<Checkout, 'status' | 'stripeSessionId'>>,
): Promise<void> {
  await transaction
    .update(checkouts)
    .set({ ...values, version: sql`${checkouts.version} + 1` })
    .where(eq(checkouts.id, id))
}

/**
 * Turns a paid checkout into credits, once. Writes purchase, ledger and receipt in the caller's transaction.
 *
 * @param checkout locked by the caller
 * @returns the purchase; undefined when it was settled before
 */
export async function settleCheckout(
  transaction: Transaction,
  { id, userId, currency, roomCredits, revisionCredits }: OwnedCheckout,
  charge: Charge,
  receipt: Email,
): Promise<Payment | undefined> {
  const [payment] = await transaction
    .insert(paymentHistory)
    .values({
      id,
      userId,
      currency,
      ...charge,
      status: 'completed',
      roomCreditsAdded: roomCredits,
      revisionCreditsAdded: revisionCredits,
    })
    .onConflictDoNothing()
    .returning()
  if (!payment) return undefined
  const entry = { userId, reason: 'purchase', reference: id } as const
  await addCredits(transaction, { ...entry, kind: 'room', change: roomCredits })
  await addCredits(transaction, { ...entry, kind: 'revision', change: revisionCredits })
  await changeCheckout(transaction, id, { status: 'paid' })
  await queueEmail(transaction, { kind: 'purchase_receipt', reference: id, userId }, receipt)
  return payment
}

/**
 * Records a payment made after the buyer's account was deleted. The books show the charge, and nobody is credited.
 *
 * @param checkout locked by the caller
 * @returns undefined when it was recorded before
 */
export async function keepOrphanedPayment(
  transaction: Transaction,
  { id, currency }: Checkout,
  charge: Charge,
): Promise<Payment | undefined> {
  const [payment] = await transaction
    .insert(paymentHistory)
    .values({ id, userId: null, currency, ...charge, status: 'completed' })
    .onConflictDoNothing()
    .returning()
  if (payment) await changeCheckout(transaction, id, { status: 'paid' })
  return payment
}
