import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, moment } from '#app/platform/database/columns.ts'
import type { PairResult } from './schema.ts'

/**
 * Members' links for taking the quiz with a second person. The link's token derives from the id and the site's
 * secret, so a copy of this table opens nothing. Deleting the row ends the link. The member's quiz is not stored here.
 */
export const quizPairs = pgTable(
  'quiz_pairs',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member's own style from before they took a blend; null until then. */
    ownerStyle: text(),
    /** Whether the member agreed to show their first name. */
    showsName: boolean().notNull().default(false),
    /** The second person's account, if they have one. */
    partnerUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Otherwise, the id of the second person's browser. */
    partnerBrowser: uuid(),
    /** The second person's result; null until they have finished. */
    partnerResult: jsonb().$type<PairResult>(),
    joinedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('quiz_pairs_partner').on(table.partnerUserId),
    check(
      'quiz_pairs_joined_with_result',
      sql`(${table.partnerResult} IS NULL) = (${table.joinedAt} IS NULL)`,
    ),
  ],
)
