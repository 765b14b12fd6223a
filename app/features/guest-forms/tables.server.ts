import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#app/platform/database/columns.ts'

/** Submissions of the last hour, with one row for each key that identifies the sender. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    form: text().notNull(),
    /** SHA-256 of the network address, the account's or the browser's id. */
    sender: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('form_submissions_sender').on(table.form, table.sender, table.createdAt),
    index('form_submissions_age').on(table.createdAt),
  ],
)
