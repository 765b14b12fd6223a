import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { MOST_COUNTED, type Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { RedesignStatus, UploadFilter } from '../schema.ts'

/** An upload as administrators see it in lists. */
export interface UploadRow {
  id: string
  userId: string
  email: string
  roomType: string
  description: string | null
  style: string | null
  width: number
  height: number
  placeholder: string
  generationState: (typeof roomUploads.$inferSelect)['generationState']
  generationReason: (typeof roomUploads.$inferSelect)['generationReason']
  updatedAt: Date
  redesignCount: number
  /** Its newest redesign. */
  redesignId: string | null
}

const redesignsOf = (what: SQL, more = sql``) =>
  sql`(SELECT ${what} FROM ${redesigns} WHERE ${redesigns.roomUploadId} = ${roomUploads.id} ${more})`

const ROW = {
  id: roomUploads.id,
  userId: roomUploads.userId,
  email: users.email,
  roomType: roomUploads.roomType,
  description: roomUploads.description,
  style: roomUploads.userStylePreference,
  width: roomUploads.width,
  height: roomUploads.height,
  placeholder: roomUploads.placeholder,
  generationState: roomUploads.generationState,
  generationReason: roomUploads.generationReason,
  updatedAt: roomUploads.updatedAt,
  redesignCount: sql<number>`${redesignsOf(sql`count(*)::int`)}`,
  redesignId: sql<string | null>`${redesignsOf(
    sql`${redesigns.id}`,
    sql`ORDER BY ${redesigns.generatedAt} DESC LIMIT 1`,
  )}`,
}

const STATUS: Record<RedesignStatus, SQL> = {
  redesigned: sql`EXISTS ${redesignsOf(sql`1`)}`,
  waiting: sql`${roomUploads.generationState} IN ('queued', 'running')`,
  failed: eq(roomUploads.generationState, 'failed'),
  none: sql`NOT EXISTS ${redesignsOf(sql`1`)}`,
}

/**
 * By e-mail address or description; an `OR` over two tables would read both from end to end.
 *
 * @param most matches of each that are looked for; more are never counted
 */
function searched(search: string, most?: number): SQL | undefined {
  if (!search) return undefined
  const limit = most ? sql`LIMIT ${most}` : sql``
  return sql`${roomUploads.id} IN (
    (SELECT id FROM ${roomUploads} WHERE ${textMatches([roomUploads.description], search)} ${limit})
    UNION ALL
    (SELECT found.id FROM ${roomUploads} AS found JOIN ${users} ON ${users.id} = found.user_id
      WHERE ${textMatches([users.email], search)} ${limit})
  )`
}

/** The same, checked row by row. */
function searchedInTurn(search: string): SQL | undefined {
  if (!search) return undefined
  const matchesEmail = textMatches([users.email], search)
  return sql`(${textMatches([roomUploads.description], search)} OR coalesce(
    (SELECT ${matchesEmail} FROM ${users} WHERE ${users.id} = ${roomUploads.userId}), false))`
}

const narrowed = ({ userId, style, roomType, status }: UploadFilter) =>
  and(
    userId ? eq(roomUploads.userId, userId) : undefined,
    style === 'No Style' ? sql`${roomUploads.userStylePreference} IS NULL` : undefined,
    style && style !== 'No Style' ? eq(roomUploads.userStylePreference, style) : undefined,
    roomType ? eq(roomUploads.roomType, roomType) : undefined,
    status ? STATUS[status] : undefined,
  )

const matches = (filter: UploadFilter) => and(narrowed(filter), searched(filter.search))

/** A page of uploads, latest change first. */
export function uploadPage(
  database: Queryable,
  { page, size, ...filter }: UploadFilter & { page: number; size: number },
): Promise<Page<UploadRow>> {
  const others = narrowed(filter)
  // Without other filters, no more matches than are counted need to be found.
  const where = others ? matches(filter) : searched(filter.search, MOST_COUNTED + 1)
  const whereOfMany = and(others, searchedInTurn(filter.search))
  const list = { from: roomUploads, id: roomUploads.id, by: roomUploads.updatedAt, where, whereOfMany }
  return pageOf(database, { ...list, page, size }, (ids) =>
    database
      .select(ROW)
      .from(roomUploads)
      .innerJoin(users, eq(users.id, roomUploads.userId))
      .where(inArray(roomUploads.id, ids)),
  )
}

/** The uploads that changed last. */
export const latestUploads = (database: Queryable, count: number): Promise<UploadRow[]> =>
  database
    .select(ROW)
    .from(roomUploads)
    .innerJoin(users, eq(users.id, roomUploads.userId))
    .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id))
    .limit(count)

const ORDER = { at: roomUploads.updatedAt, id: roomUploads.id }

/** Every upload that matches, in batches. */
export const uploadBatches = (database: Queryable, filter: UploadFilter) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(ORDER) })
      .from(roomUploads)
      .innerJoin(users, eq(users.id, roomUploads.userId))
      .where(and(matches(filter), older))
      .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id))
      .limit(limit),
  )
