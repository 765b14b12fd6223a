import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from '#app/platform/database/columns.ts'
import { roomUploads } from '../tables.server.ts'
import { PAID_STEPS } from './rules/generation.ts'

/** The provider's answers for a running generation, stored so that a crash does not buy them twice. */
export const generationAnswers = pgTable(
  'generation_answers',
  {
    generationId: uuid().notNull(),
    /** The paid step that it answers, e.g. `redesign-1`. */
    step: text({ enum: PAID_STEPS }).notNull(),
    roomUploadId: uuid()
      .notNull()
      .references(() => roomUploads.id, { onDelete: 'cascade' }),
    /** The answer, without its picture. */
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Storage key of its picture. */
    picture: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.step] }),
    oneOf('generation_answers_step_known', table.step, PAID_STEPS),
    index('generation_answers_upload').on(table.roomUploadId),
  ],
)
