import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { atMost, createdAt, id, moment, updatedAt } from '#app/platform/database/columns.ts'
import type { QuizResult, Selection } from './schema.ts'

export const quizImages = pgTable(
  'quiz_images',
  {
    id: id(),
    /** Base path of the picture; `-{width}.avif` and `-{width}.webp` follow. */
    imageUrl: text().notNull(),
    styleLabel: text().notNull(),
    roomType: text().notNull(),
    description: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('quiz_images_url_unique').on(table.imageUrl),
    index('quiz_images_active').on(table.isActive, table.createdAt),
    check('quiz_images_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
)

/** A member's latest finished quiz. */
export const quizResponses = pgTable(
  'quiz_responses',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    styleResult: text().notNull(),
    responses: jsonb().$type<QuizResult>().notNull(),
    completedAt: moment().notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('quiz_responses_completed').on(table.completedAt),
    index('quiz_responses_style').on(table.styleResult, table.completedAt),
  ],
)

export const anonymousQuizCompletions = pgTable(
  'anonymous_quiz_completions',
  {
    id: id(),
    /** Made by the browser for one visit; a completion is stored once for each. */
    sessionId: text().notNull(),
    selections: jsonb().$type<Selection[]>().notNull(),
    styleResult: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('anonymous_quiz_completions_session').on(table.sessionId),
    index('anonymous_quiz_completions_created').on(table.createdAt),
    index('anonymous_quiz_completions_style').on(table.styleResult, table.createdAt),
    atMost('anonymous_quiz_completions_session_length', table.sessionId, 64),
    atMost('anonymous_quiz_completions_agent_length', table.userAgent, 400),
  ],
)
