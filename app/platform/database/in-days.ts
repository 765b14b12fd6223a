import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DayRange } from '#app/lib/day-range.ts'

/** Narrows to the rows whose moment lies in some days; undefined for all days. */
export const inDays = (column: AnyPgColumn, { from, before }: DayRange = {}): SQL | undefined =>
  and(from && gte(column, from), before && lt(column, before))
