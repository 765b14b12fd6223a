import { gte, sum } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { apiUsageLogs } from '../tables.server.ts'

/** Cents spent on calls since a moment, with the estimates of those under way. */
export async function spentSince(database: Queryable, since: Date): Promise<number> {
  const [row] = await database
    .select({ cents: sum(apiUsageLogs.costCents) })
    .from(apiUsageLogs)
    .where(gte(apiUsageLogs.createdAt, since))
  return Number(row!.cents ?? 0)
}
