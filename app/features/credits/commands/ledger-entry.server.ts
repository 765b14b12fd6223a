import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { CreditKind, LedgerReason } from '../schema.ts'
import { creditLedger, userCredits } from '../tables.server.ts'

export interface LedgerEntry {
  userId: string
  kind: CreditKind
  change: number
  reason: LedgerReason
  /** Identifies the cause. Each cause changes the balance once. */
  reference: string
  /** The administrator's reason. */
  note?: string
}

/** @returns whether the entry was written now; false when its cause has one already */
export async function writeEntry(transaction: Transaction, entry: LedgerEntry): Promise<boolean> {
  const written = await transaction
    .insert(creditLedger)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: creditLedger.id })
  return written.length > 0
}

/** The column of a member's balance. */
export const BALANCE_KEY = { room: 'roomCredits', revision: 'revisionCredits' } as const

/** Changes a balance. The caller writes its ledger entry in the same transaction. */
export async function changeBalance(
  transaction: Transaction,
  { userId, kind, change }: Pick<LedgerEntry, 'userId' | 'kind' | 'change'>,
): Promise<void> {
  const key = BALANCE_KEY[kind]
  await transaction
    .update(userCredits)
    .set({ [key]: sql`${userCredits[key]} + ${change}` })
    .where(eq(userCredits.userId, userId))
}
