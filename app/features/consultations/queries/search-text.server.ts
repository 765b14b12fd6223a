import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What a search of requests looks through; the expression of its index. */
export function requestSearchText(table: Record<'name' | 'email' | 'city' | 'message', AnyPgColumn>): SQL {
  return sql`(${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.city}, '') || ' ' || ${table.message})`
}

type SearchedOfSubmission = 'clientName' | 'clientEmail' | 'designGoals' | 'additionalNotes' | 'adminNotes'

/** What a search of intake forms looks through; the expression of its index. */
export function submissionSearchText(table: Record<SearchedOfSubmission, AnyPgColumn>): SQL {
  return sql`(${table.clientName} || ' ' || ${table.clientEmail} || ' ' || coalesce(${table.designGoals}, '') || ' ' || coalesce(${table.additionalNotes}, '') || ' ' || coalesce(${table.adminNotes}, ''))`
}
