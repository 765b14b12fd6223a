import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id } from '#app/platform/database/columns.ts'
import type { AuditDetails } from './schema.ts'

/** What administrators did: every change, with what was there before and after. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The person's name, which outlives the account. */
    actorEmail: text(),
    /** `feature.verb`, e.g. `accounts.block`. */
    action: text().notNull(),
    /** `kind:id` of what was changed, e.g. `user:7d9e…`. */
    subject: text(),
    /** What the subject was called then, for people who read the log. */
    subjectName: text(),
    details: jsonb().$type<AuditDetails>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_actor').on(table.actorId, table.createdAt),
    index('audit_log_subject').on(table.subject, table.createdAt),
    index('audit_log_search').using('gin', sql`${auditSearchText(table)} gin_trgm_ops`),
  ],
)

/** What a search of the log looks through; the expression of its index. */
export function auditSearchText(table: Record<'actorEmail' | 'action' | 'subjectName', AnyPgColumn>): SQL {
  return sql`(coalesce(${table.actorEmail}, '') || ' ' || ${table.action} || ' ' || coalesce(${table.subjectName}, ''))`
}
