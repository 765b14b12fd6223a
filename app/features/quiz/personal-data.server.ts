import { eq } from 'drizzle-orm'
import type { Export, Forget } from '#app/platform/services.ts'
import { quizResponses } from './tables.server.ts'

/** A member's quiz results. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    quiz_responses: await database.select().from(quizResponses).where(eq(quizResponses.userId, userId)),
  },
})

export const forget: Forget = async (_services, transaction, { userId }) => {
  await transaction.delete(quizResponses).where(eq(quizResponses.userId, userId))
}
