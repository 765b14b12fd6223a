import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { userCredits } from '../tables.server.ts'

/** Reads a member's balance and locks its row until the transaction ends. */
export async function lockBalance(transaction: Transaction, userId: string) {
  const [balance] = await transaction
    .select({
      room: userCredits.roomCredits,
      revision: userCredits.revisionCredits,
      unlimited: userCredits.unlimited,
    })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
    .for('update')
  return balance
}
