import type { Transaction } from '#app/platform/database/database.ts'
import { lockBalance } from '../queries/lock-balance.server.ts'
import type { CreditKind } from '../schema.ts'
import { creditLedger } from '../tables.server.ts'
import { claimHeldCredits } from './claimed-credits.server.ts'
import { changeBalance } from './ledger-entry.server.ts'

interface Taking {
  userId: string
  kind: CreditKind
  /** Maximum number to take. */
  most: number
  reference: string
  /** The refunded purchase. */
  claimedBy: string
}

/**
 * Takes back refunded credits that are unused. Claims those held for running generations, and takes them if they come
 * back.
 *
 * @returns the number of credits taken
 */
export async function takeUnusedCredits(
  transaction: Transaction,
  { userId, kind, most, reference, claimedBy }: Taking,
): Promise<number> {
  const balance = await lockBalance(transaction, userId)
  const taken = Math.min(most, balance?.[kind] ?? 0)
  if (taken < most) await claimHeldCredits(transaction, { userId, kind, claimedBy }, most - taken)
  if (taken <= 0) return 0
  const entry = { userId, kind, change: -taken } as const
  await transaction.insert(creditLedger).values({ ...entry, reason: 'refund', reference })
  await changeBalance(transaction, entry)
  return taken
}
