import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id } from '#app/platform/database/columns.ts'
import type { AuditDetails } from './schema.ts'

/** The team's changes, with the state before and after. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The actor's email address, which outlives the account. */
    actorEmail: text(),
    /** `feature.verb`, for example `accounts.block`. */
    action: text().notNull(),
    /** The subject as `kind:id`, for example `user:7d9e…`. */
    subject: text(),
    /** The subject's name at the time. */
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

/** The text that a search of the log matches. An index has the same expression. */
export function auditSearchText(table: Record<'actorEmail' | 'action' | 'subjectName', AnyPgColumn>): SQL {
  return sql`(coalesce(${table.actorEmail}, '') || ' ' || ${table.action} || ' ' || coalesce(${table.subjectName}, ''))`
}
