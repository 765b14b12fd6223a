import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { testimonials } from '../tables.server.ts'

/** Deletes what a user said in praise. */
export async function deleteTestimonialsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(testimonials).where(eq(testimonials.userId, userId))
}
