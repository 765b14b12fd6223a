import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { checkouts } from '../tables.server.ts'

export type Checkout = typeof checkouts.$inferSelect

/** Reads a checkout and locks its row until the transaction ends. */
export async function lockCheckout(transaction: Transaction, id: string): Promise<Checkout | undefined> {
  const [checkout] = await transaction.select().from(checkouts).where(eq(checkouts.id, id)).for('update')
  return checkout
}
