import { eq } from 'drizzle-orm'
import type { Export, Forget } from '#app/platform/services.ts'
import { creditLedger, creditReservations, userCredits } from './tables.server.ts'

/** A member's balance and ledger. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    user_credits: await database.select().from(userCredits).where(eq(userCredits.userId, userId)),
    credit_ledger: await database.select().from(creditLedger).where(eq(creditLedger.userId, userId)),
    credit_reservations: await database
      .select()
      .from(creditReservations)
      .where(eq(creditReservations.userId, userId)),
  },
})

export const forget: Forget = async (_services, transaction, { userId }) => {
  await transaction.delete(creditReservations).where(eq(creditReservations.userId, userId))
  await transaction.delete(creditLedger).where(eq(creditLedger.userId, userId))
  await transaction.delete(userCredits).where(eq(userCredits.userId, userId))
}
