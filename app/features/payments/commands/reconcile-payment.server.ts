import { eq } from 'drizzle-orm'
import { takeUnusedCredits } from '#app/features/credits/commands/take-unused-credits.server.ts'
import { addCredits } from '#app/features/credits/commands.server.ts'
import type { CreditKind } from '#app/features/credits/schema.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { paymentStatus, unpaidCredits } from '../rules/money-back.ts'
import { paymentHistory } from '../tables.server.ts'
import type { Payment } from './settle-checkout.server.ts'

/**
 * Brings a purchase up to what the provider says of refunds and disputes. Credits that are no longer paid for are
 * taken back as far as they are unused; when the money stays after all, what was taken comes back.
 *
 * @returns whether anything changed
 */
export async function reconcilePayment(
  transaction: Transaction,
  payment: Payment,
  now: { refundedCents: number; disputed: boolean },
): Promise<boolean> {
  const { amountCents, refundedCents } = payment
  const before = { amountCents, refundedCents, disputed: payment.status === 'disputed' }
  const after = { amountCents, ...now }
  if (before.refundedCents === after.refundedCents && before.disputed === after.disputed) return false
  const bought = { room: payment.roomCreditsAdded, revision: payment.revisionCreditsAdded }
  const [then, due] = [unpaidCredits(bought, before), unpaidCredits(bought, after)]
  const move = (kind: CreditKind, taken: number) =>
    moveCredits(transaction, payment, { kind, taken, more: due[kind] - then[kind] })
  await transaction
    .update(paymentHistory)
    .set({
      status: paymentStatus(after),
      refundedCents: after.refundedCents,
      roomCreditsTaken: await move('room', payment.roomCreditsTaken),
      revisionCreditsTaken: await move('revision', payment.revisionCreditsTaken),
    })
    .where(eq(paymentHistory.id, payment.id))
  return true
}

/** @returns how many credits of the purchase are taken back now */
async function moveCredits(
  transaction: Transaction,
  { id, userId }: Payment,
  { kind, taken, more }: { kind: CreditKind; taken: number; more: number },
): Promise<number> {
  // One cause moves credits once; a purchase may be disputed, won, and refunded later.
  const reference = `${id}:${crypto.randomUUID()}`
  if (more > 0) return taken + (await takeUnusedCredits(transaction, { userId, kind, most: more, reference }))
  const back = Math.min(taken, -more)
  await addCredits(transaction, { userId, kind, change: back, reason: 'dispute_won', reference })
  return taken - back
}
