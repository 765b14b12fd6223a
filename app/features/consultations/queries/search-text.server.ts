import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The text that a search of requests matches. An index has the same expression. */
export function requestSearchText(table: Record<'name' | 'email' | 'city' | 'message', AnyPgColumn>): SQL {
  return sql`(${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.city}, '') || ' ' || ${table.message})`
}

type SearchedOfSubmission = 'clientName' | 'clientEmail' | 'designGoals' | 'additionalNotes' | 'adminNotes'

/** The text that a search of intake forms matches. An index has the same expression. */
export function submissionSearchText(table: Record<SearchedOfSubmission, AnyPgColumn>): SQL {
  return sql`(${table.clientName} || ' ' || ${table.clientEmail} || ' ' || coalesce(${table.designGoals}, '') || ' ' || coalesce(${table.additionalNotes}, '') || ' ' || coalesce(${table.adminNotes}, ''))`
}
