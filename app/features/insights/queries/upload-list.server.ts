import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { isPaused, isUnderWay } from '#app/features/rooms/generation/queries/generation-status.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { blendName } from '#app/lib/blend-name.ts'
import type { Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { RedesignStatus, UploadFilter } from '../rules/list-filters.ts'
import { ownerMatches } from './owner-search.server.ts'

/** An upload in the administration's lists. */
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
  /** The newest redesign's id. */
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
  waiting: isUnderWay,
  failed: eq(roomUploads.generationState, 'failed'),
  // A `done` upload has a redesign, so the first condition leaves few rows for the second.
  none: sql`(${roomUploads.generationState} <> 'done' AND NOT EXISTS ${redesignsOf(sql`1`)})`,
}

/** Matches the owner's email address or the description. */
async function searched(database: Queryable, search: string): Promise<SQL | undefined> {
  if (!search) return undefined
  const isTheirs = await ownerMatches(database, roomUploads.userId, [users.email], search)
  return sql`(${textMatches([roomUploads.description], search)} OR ${isTheirs})`
}

const narrowed = ({ userId, style, roomType, status, changed }: UploadFilter) =>
  and(
    inDays(roomUploads.updatedAt, changed),
    userId ? eq(roomUploads.userId, userId) : undefined,
    style ? ofStyle(style) : undefined,
    roomType ? sql`${roomUploads.roomType} = ${roomType}` : undefined,
    status ? STATUS[status] : undefined,
  )

/** 'Multiple' finds blends of two styles. */
function ofStyle(style: string): SQL {
  if (style === 'No Style') return isNull(roomUploads.userStylePreference)
  if (style === 'Multiple') return like(roomUploads.userStylePreference, blendName('%', '%'))
  return eq(roomUploads.userStylePreference, style)
}

const matches = async (database: Queryable, filter: UploadFilter) =>
  and(narrowed(filter), await searched(database, filter.search))

const LIST = {
  from: roomUploads,
  id: roomUploads.id,
  by: roomUploads.updatedAt,
  metric: 'uploads' as const,
}

/** A page of uploads, latest change first. */
export async function uploadPage(
  database: Queryable,
  { page, size, ...filter }: UploadFilter & { page: number; size: number },
): Promise<Page<UploadRow>> {
  const where = await matches(database, filter)
  return pageOf(database, { ...LIST, where, page, size }, (ids) =>
    database
      .select(ROW)
      .from(roomUploads)
      .innerJoin(users, eq(users.id, roomUploads.userId))
      .where(inArray(roomUploads.id, ids)),
  )
}

/** One upload as a row of the list. */
export async function uploadRow(database: Queryable, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await database
    .select(ROW)
    .from(roomUploads)
    .innerJoin(users, eq(users.id, roomUploads.userId))
    .where(eq(roomUploads.id, uploadId))
  return row
}

/** Number of uploads whose latest redesign failed. */
export const failedUploads = (database: Queryable): Promise<number> =>
  database.$count(roomUploads, eq(roomUploads.generationState, 'failed'))

/** Number of uploads whose redesigns wait for the provider. */
export const pausedUploads = (database: Queryable): Promise<number> => database.$count(roomUploads, isPaused)

/** The most recently changed uploads. */
export const latestUploads = (database: Queryable, count: number): Promise<UploadRow[]> =>
  database
    .select(ROW)
    .from(roomUploads)
    .innerJoin(users, eq(users.id, roomUploads.userId))
    .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id))
    .limit(count)

const ORDER = { at: roomUploads.updatedAt, id: roomUploads.id }

/** All matching uploads, in batches. */
export async function* uploadBatches(database: Queryable, filter: UploadFilter) {
  const where = await matches(database, filter)
  yield* inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(ORDER) })
      .from(roomUploads)
      .innerJoin(users, eq(users.id, roomUploads.userId))
      .where(and(where, older))
      .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id))
      .limit(limit),
  )
}
