import { and, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { HOUR } from '#app/lib/durations.ts'
import { totalSince } from '#app/platform/counts/counts.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { type ApiType, IMAGE_TYPES, TEXT_TYPES, VISION_TYPES } from '../../schema.ts'
import { apiUsageLogs } from '../../tables.server.ts'

/**
 * Cents spent on calls since the start of a day, including estimates of running calls. Reads daily counts, not the
 * calls.
 *
 * @param day any moment of the first day, in UTC
 */
export const spentSince = (database: Queryable, day: Date): Promise<number> =>
  totalSince(database, 'ai_cents', day)

/**
 * Whether a person has used up their redesigns of this hour. Calls that the provider refused do not count.
 *
 * @param waiting the person's redesigns that have not called the provider yet
 */
export async function isHourFull(
  database: Queryable,
  userId: string,
  { rateLimitPerUser }: { rateLimitPerUser: number },
  waiting = 0,
): Promise<boolean> {
  const made = await database.$count(
    apiUsageLogs,
    and(
      eq(apiUsageLogs.userId, userId),
      gte(apiUsageLogs.createdAt, new Date(Date.now() - HOUR)),
      inArray(apiUsageLogs.apiType, [...IMAGE_TYPES]),
      gt(apiUsageLogs.costCents, 0),
    ),
  )
  return made + waiting >= rateLimitPerUser
}

/** Calls of one kind in a period. */
export interface UsageOfKind {
  succeeded: number
  failed: number
  /** Of successful calls; null without any. */
  averageCents: number | null
  averageSeconds: number | null
}

/** A day's spending in cents. Days are in UTC, in the form `2026-11-21`. */
export interface UsageOfDay {
  day: string
  vision: number
  image: number
  /** Posts of the blog. */
  text: number
}

/** Usage since a moment, by kind and by day. Four small queries over one index. */
export async function usageSince(database: Queryable, since: Date) {
  const [vision, image, text, days] = await Promise.all([
    usageOf(database, VISION_TYPES, since),
    usageOf(database, IMAGE_TYPES, since),
    usageOf(database, TEXT_TYPES, since),
    usageByDay(database, since),
  ])
  return { vision, image, text, days }
}

async function usageOf(database: Queryable, types: readonly ApiType[], since: Date): Promise<UsageOfKind> {
  const succeeded = eq(apiUsageLogs.success, true)
  const [row] = await database
    .select({
      succeeded: sql<number>`count(*) FILTER (WHERE ${succeeded})::int`,
      failed: sql<number>`count(*) FILTER (WHERE NOT ${succeeded})::int`,
      averageCents: sql<number | null>`avg(${apiUsageLogs.costCents}) FILTER (WHERE ${succeeded})::float8`,
      milliseconds: sql<
        number | null
      >`avg(${apiUsageLogs.processingTimeMs}) FILTER (WHERE ${succeeded})::float8`,
    })
    .from(apiUsageLogs)
    .where(
      and(
        inArray(apiUsageLogs.apiType, [...types]),
        gte(apiUsageLogs.createdAt, since),
        isNotNull(apiUsageLogs.endedAt),
      ),
    )
  const { milliseconds, ...rest } = row!
  return { ...rest, averageSeconds: milliseconds === null ? null : milliseconds / 1000 }
}

async function usageByDay(database: Queryable, since: Date): Promise<UsageOfDay[]> {
  const day = sql<string>`to_char(${apiUsageLogs.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
  const cents = (types: readonly ApiType[]) =>
    sql<number>`coalesce(sum(${apiUsageLogs.costCents}) FILTER (WHERE ${inArray(apiUsageLogs.apiType, [...types])}), 0)::float8`
  return database
    .select({ day, vision: cents(VISION_TYPES), image: cents(IMAGE_TYPES), text: cents(TEXT_TYPES) })
    .from(apiUsageLogs)
    .where(gte(apiUsageLogs.createdAt, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
