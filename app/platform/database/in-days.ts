import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DayRange } from '#app/lib/day-range.ts'

/** Narrows to the rows whose moment lies in some days; undefined for all days. */
export const inDays = (moment: AnyPgColumn | SQL, { from, before }: DayRange = {}): SQL | undefined =>
  and(from && sql`${moment} >= ${from}`, before && sql`${moment} < ${before}`)
