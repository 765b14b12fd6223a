import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { anonymousQuizCompletions, quizResponses } from '#app/features/quiz/tables.server.ts'
import type { CountName } from '#app/platform/counts/count-names.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import type { QuizFilter } from '../rules/list-filters.ts'
import { ownerMatches } from './owner-search.server.ts'

const PAGE_SIZE = 25

/** A finished quiz. A guest's has no user. */
export interface QuizRow {
  id: string
  userId: string | null
  name: string | null
  email: string | null
  style: string
  /** Number of choices. */
  rounds: number | null
  finishedAt: Date
}

const OF_MEMBERS = sql`
  SELECT user_id AS id, user_id, style_result AS style, completed_at AS finished_at,
    jsonb_array_length(responses -> 'selections') AS rounds FROM ${quizResponses}`
const OF_GUESTS = sql`
  SELECT id, NULL::uuid AS user_id, style_result AS style, created_at AS finished_at,
    jsonb_array_length(selections) AS rounds FROM ${anonymousQuizCompletions}`

/** Members' and guests' quizzes as one list, each read through its own index. Guests have no name to search for. */
function sourceOf({ who, search }: Pick<QuizFilter, 'who' | 'search'>) {
  if (who === 'guests') return { from: sql`(${OF_GUESTS}) AS quizzes`, metric: 'guest_quizzes' as const }
  if (who === 'members' || search)
    return { from: sql`(${OF_MEMBERS}) AS quizzes`, metric: 'member_quizzes' as const }
  const metric: CountName[] = ['member_quizzes', 'guest_quizzes']
  return { from: sql`(${OF_MEMBERS} UNION ALL ${OF_GUESTS}) AS quizzes`, metric }
}

const QUIZ = {
  id: sql<string>`quizzes.id`,
  userId: sql<string | null>`quizzes.user_id`,
  style: sql<string>`quizzes.style`,
  rounds: sql<number | null>`quizzes.rounds`,
  finishedAt: sql<Date>`quizzes.finished_at`.mapWith(quizResponses.completedAt),
}
const ROW = { ...QUIZ, name: users.name, email: users.email }

const matches = async (database: Queryable, { search, style, days }: QuizFilter) =>
  and(
    style ? eq(QUIZ.style, style) : undefined,
    inDays(QUIZ.finishedAt, days),
    search ? await ownerMatches(database, QUIZ.userId, [users.email, users.name], search) : undefined,
  )

/** A page of finished quizzes, newest first. */
export async function quizPage(database: Queryable, { page, ...filter }: QuizFilter & { page: number }) {
  const where = await matches(database, filter)
  const source = sourceOf(filter)
  return pageOf<QuizRow>(
    database,
    { ...source, id: QUIZ.id, by: QUIZ.finishedAt, where, page, size: PAGE_SIZE },
    (ids) =>
      database
        .select(ROW)
        .from(source.from)
        .leftJoin(users, eq(users.id, QUIZ.userId))
        .where(inArray(QUIZ.id, ids)),
  )
}

/** All matching quizzes in batches, newest first. */
export async function* quizBatches(database: Queryable, filter: QuizFilter) {
  const where = await matches(database, filter)
  const source = sourceOf(filter)
  const order = { at: QUIZ.finishedAt, id: QUIZ.id }
  yield* inBatches(order, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(order) })
      .from(source.from)
      .leftJoin(users, eq(users.id, QUIZ.userId))
      .where(and(where, older))
      .orderBy(desc(order.at), desc(order.id))
      .limit(limit),
  )
}
