import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { quizResponses } from '../../tables.server.ts'

/** Deletes what a user chose in the quiz. */
export async function deleteQuizResponsesOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(quizResponses).where(eq(quizResponses.userId, userId))
}
