import { eq, sql } from 'drizzle-orm'
import { claimedCredits, dropClaims } from '#app/features/credits/commands/claimed-credits.server.ts'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { takeUnusedCredits } from '#app/features/credits/commands/take-unused-credits.server.ts'
import { lockBalance } from '#app/features/credits/queries/lock-balance.server.ts'
import type { CreditKind } from '#app/features/credits/schema.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { takenCredits } from '../queries/taken-credits.server.ts'
import { paymentStatus, unpaidCredits } from '../rules/money-back.ts'
import { paymentHistory } from '../tables.server.ts'
import type { Payment } from './settle-checkout.server.ts'

/**
 * Applies the provider's refunds and disputes to a purchase. Takes back unpaid credits that are unused, and claims
 * those that are held in case they return. Gives credits back when the money stays after all. A deleted buyer has no
 * credits to move.
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
  const move = (kind: CreditKind) =>
    moveCredits(transaction, payment, { kind, due: due[kind], more: due[kind] - then[kind] })
  const [room, revision] = [await move('room'), await move('revision')]
  await transaction
    .update(paymentHistory)
    .set({
      status: paymentStatus(after),
      refundedCents: after.refundedCents,
      refundedAt: after.refundedCents > 0 ? sql`coalesce(${paymentHistory.refundedAt}, now())` : null,
      roomCreditsTaken: sql`${paymentHistory.roomCreditsTaken} + ${room}`,
      revisionCreditsTaken: sql`${paymentHistory.revisionCreditsTaken} + ${revision}`,
    })
    .where(eq(paymentHistory.id, payment.id))
  return true
}

interface Move {
  kind: CreditKind
  /** Credits of the purchase that are unpaid now. */
  due: number
  /** Difference from before; negative when fewer are unpaid. */
  more: number
}

/** @returns the change in credits taken back; negative when some are given back */
async function moveCredits(
  transaction: Transaction,
  { id, userId }: Payment,
  { kind, due, more }: Move,
): Promise<number> {
  if (!userId || more === 0) return 0
  // A purchase may be disputed, won and refunded later, and a reference moves credits only once.
  const reference = `${id}:${crypto.randomUUID()}`
  const claim = { userId, kind, claimedBy: id }
  if (more > 0) return takeUnusedCredits(transaction, { ...claim, most: more, reference })
  await lockBalance(transaction, userId)
  const claims = await claimedCredits(transaction, claim)
  const tooMany = Math.max(0, (await takenOf(transaction, id, kind)) + claims - due)
  const dropped = Math.min(claims, tooMany)
  if (dropped > 0) await dropClaims(transaction, claim, dropped)
  const change = tooMany - dropped
  await addCredits(transaction, { userId, kind, change, reason: 'dispute_won', reference })
  return -change
}

/** Reads after the balance is locked, to include a claimed credit that has just come back. */
async function takenOf(transaction: Transaction, id: string, kind: CreditKind): Promise<number> {
  const [payment] = await transaction
    .select({ taken: takenCredits(kind) })
    .from(paymentHistory)
    .where(eq(paymentHistory.id, id))
  return payment!.taken
}
