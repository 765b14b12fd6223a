import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { CreditKind, LedgerReason } from '../schema.ts'
import { creditLedger, userCredits } from '../tables.server.ts'

interface Balance {
  room: number
  revision: number
  unlimited: boolean
  reason: LedgerReason
}

/**
 * Sets a balance and adds the matching ledger entries.
 *
 * @returns the credits before the change
 */
export async function setBalance(
  transaction: Transaction,
  userId: string,
  { room, revision, unlimited, reason }: Balance,
): Promise<{ roomCredits: number; revisionCredits: number }> {
  await transaction.insert(userCredits).values({ userId }).onConflictDoNothing()
  const [before] = await transaction
    .select({ roomCredits: userCredits.roomCredits, revisionCredits: userCredits.revisionCredits })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
    .for('update')
  const { roomCredits, revisionCredits } = before!
  const reference = randomUUID()
  const entries = [
    { kind: 'room' as CreditKind, change: room - roomCredits },
    { kind: 'revision' as CreditKind, change: revision - revisionCredits },
  ].filter(({ change }) => change !== 0)
  if (entries.length > 0) {
    await transaction
      .insert(creditLedger)
      .values(entries.map((entry) => ({ ...entry, userId, reason, reference })))
  }
  await transaction
    .update(userCredits)
    .set({ roomCredits: room, revisionCredits: revision, unlimited })
    .where(eq(userCredits.userId, userId))
  return { roomCredits, revisionCredits }
}
