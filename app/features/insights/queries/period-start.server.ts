import { sql } from 'drizzle-orm'
import type { Period } from '../rules/chart-periods.ts'

/** The first day of a period, in UTC. */
export const firstDay = ({ days }: Period) => sql`((now() AT TIME ZONE 'UTC')::date - ${days - 1}::int)`

/** The start of a period's first day. */
export const periodStart = (period: Period) => sql`(${firstDay(period)}::timestamp AT TIME ZONE 'UTC')`
