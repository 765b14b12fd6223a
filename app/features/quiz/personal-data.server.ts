import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { quizResponses } from './tables.server.ts'
import { NOBODY } from './together/commands/join-pair.server.ts'
import { quizPairs } from './together/tables.server.ts'

/** A member's quiz results, without the other person's result in a pair. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    quiz_responses: await database.select().from(quizResponses).where(eq(quizResponses.userId, userId)),
    quiz_pairs: await pairsOf(database, userId),
  },
})

async function pairsOf(database: Queryable, userId: string) {
  const { id, createdAt, showsName, partnerResult, joinedAt } = quizPairs
  const own = await database
    .select({ id, createdAt, showsName })
    .from(quizPairs)
    .where(eq(quizPairs.userId, userId))
  const joined = await database
    .select({ joinedAt, result: partnerResult })
    .from(quizPairs)
    .where(eq(quizPairs.partnerUserId, userId))
  return [...own, ...joined]
}

/** Ends the member's own links, and removes their answers from the links of others. */
export const forget: Forget = async (_services, transaction, { userId }) => {
  await transaction.delete(quizPairs).where(eq(quizPairs.userId, userId))
  await transaction.update(quizPairs).set(NOBODY).where(eq(quizPairs.partnerUserId, userId))
  await transaction.delete(quizResponses).where(eq(quizResponses.userId, userId))
}
