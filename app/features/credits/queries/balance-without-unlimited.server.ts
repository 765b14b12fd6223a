import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { CreditKind } from '../schema.ts'
import { creditLedger } from '../tables.server.ts'
import { currentCreditSettings } from './credits.server.ts'
import { lockBalance } from './lock-balance.server.ts'

/**
 * A member's balance after unlimited access ends: the earlier balance plus later grants, purchases and refunds, and
 * at least a new member's credits. Locks the balance.
 */
export async function balanceWithoutUnlimited(
  transaction: Transaction,
  userId: string,
): Promise<Record<CreditKind, number>> {
  const now = (await lockBalance(transaction, userId)) ?? { room: 0, revision: 0 }
  const free = await currentCreditSettings(transaction)
  const kept = async (kind: CreditKind) => now[kind] - (await lastGrant(transaction, userId, kind))
  return {
    room: Math.max(free.freeRoomCredits, await kept('room')),
    revision: Math.max(free.freeRevisionCredits, await kept('revision')),
  }
}

/** Number of credits that the latest grant of unlimited access added. */
async function lastGrant(transaction: Transaction, userId: string, kind: CreditKind): Promise<number> {
  const ofGrant = and(
    eq(creditLedger.userId, userId),
    eq(creditLedger.kind, kind),
    eq(creditLedger.reason, 'unlimited_granted'),
  )
  const [grant] = await transaction
    .select({ change: creditLedger.change })
    .from(creditLedger)
    .where(ofGrant)
    .orderBy(desc(creditLedger.createdAt))
    .limit(1)
  return grant?.change ?? 0
}
