import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { websiteFeedback } from '../tables.server.ts'

/** Deletes the messages a user wrote to the site. */
export async function deleteFeedbackOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(websiteFeedback).where(eq(websiteFeedback.userId, userId))
}
