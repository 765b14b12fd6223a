import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id } from '#app/platform/database/columns.ts'

/** What administrators did. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** `feature.verb`, e.g. `accounts.block`. */
    action: text().notNull(),
    subject: text(),
    details: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt),
    index('audit_log_actor').on(table.actorId, table.createdAt),
  ],
)
