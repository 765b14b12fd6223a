import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { atMost, createdAt, id, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { FEEDBACK_STATUSES } from './rules/feedback-status.ts'
import { FEEDBACK_TYPES } from './schema.ts'

export const websiteFeedback = pgTable(
  'website_feedback',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    feedbackText: text().notNull(),
    contactName: text(),
    contactEmail: text(),
    feedbackType: text({ enum: FEEDBACK_TYPES }).notNull().default('contact_form'),
    status: text({ enum: FEEDBACK_STATUSES }).notNull().default('new'),
    adminNotes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('website_feedback_status').on(table.status, table.createdAt),
    index('website_feedback_newest').on(table.createdAt, table.id),
    index('website_feedback_user').on(table.userId),
    index('website_feedback_search').using('gin', sql`${feedbackSearchText(table)} gin_trgm_ops`),
    oneOf('website_feedback_type_known', table.feedbackType, FEEDBACK_TYPES),
    oneOf('website_feedback_status_known', table.status, FEEDBACK_STATUSES),
    atMost('website_feedback_text_length', table.feedbackText, 5000),
  ],
)

/** The text that a search of messages matches. An index has the same expression. */
export function feedbackSearchText(
  table: Record<'contactName' | 'contactEmail' | 'feedbackText', AnyPgColumn>,
): SQL {
  return sql`(coalesce(${table.contactName}, '') || ' ' || coalesce(${table.contactEmail}, '') || ' ' || ${table.feedbackText})`
}
