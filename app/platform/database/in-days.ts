import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DayRange } from '#app/lib/day-range.ts'

/** A condition that a time lies within some days; undefined for all days. */
export const inDays = (moment: AnyPgColumn | SQL, { from, before }: DayRange = {}): SQL | undefined =>
  and(from && sql`${moment} >= ${from}`, before && sql`${moment} < ${before}`)
