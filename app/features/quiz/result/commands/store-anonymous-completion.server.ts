import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { takeTurns } from '#app/platform/database/take-turns.ts'
import type { Services } from '#app/platform/services.ts'
import { quizResultOf } from '../../queries.server.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizResult } from '../../schema.ts'
import { anonymousQuizCompletions } from '../../tables.server.ts'

/** Completions stored per network address; a household or a classroom stays below it. */
const LIMIT = { points: 60, seconds: 3600 }
const USER_AGENT_LENGTH = 400

const sessionIdSchema = z.string().regex(/^[\w-]{8,64}$/)

interface AnonymousCompletion {
  /** Made by the browser for one visit. */
  sessionId: unknown
  selections: unknown
  /** The style that the guest takes instead of the winner. */
  taken?: unknown
  userAgent: string | null
  /** Network address of the browser. */
  address: string
}

/**
 * Stores a guest's finished quiz: once, however often the same completion is sent. Above the limit of an address
 * nothing is stored, but the guest still gets the result.
 *
 * @throws AppError `invalid_selections` or `invalid_session`
 */
export async function storeAnonymousCompletion(
  services: Services,
  input: AnonymousCompletion,
): Promise<QuizResult> {
  const sessionId = sessionIdSchema.safeParse(input.sessionId)
  if (!sessionId.success) throw new AppError('invalid_session', QUIZ_TEXTS.resultsFailed)
  const result = await quizResultOf(services.database, input.selections, input.taken)
  if ((await services.limits.use('anonymous-quiz', input.address, LIMIT)) > 0) return result
  await storeOnce(services, {
    sessionId: sessionId.data,
    selections: result.selections,
    styleResult: result.style,
    userAgent: input.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
  })
  return result
}

async function storeOnce(services: Services, completion: typeof anonymousQuizCompletions.$inferInsert) {
  const { sessionId, selections } = completion
  await services.database.transaction(async (transaction) => {
    await takeTurns(transaction, `quiz ${sessionId}`)
    const same = and(
      eq(anonymousQuizCompletions.sessionId, sessionId),
      eq(anonymousQuizCompletions.selections, selections),
    )
    const [stored] = await transaction
      .select({ id: anonymousQuizCompletions.id })
      .from(anonymousQuizCompletions)
      .where(same)
      .limit(1)
    if (!stored) await transaction.insert(anonymousQuizCompletions).values(completion)
  })
}
