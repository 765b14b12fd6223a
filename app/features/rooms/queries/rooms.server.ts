import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { isOneOf } from '#app/platform/database/columns.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { UNDER_WAY } from '../generation/rules/generation.ts'
import { redesigns, roomUploads } from '../tables.server.ts'

export type RoomUpload = typeof roomUploads.$inferSelect
export type Redesign = typeof redesigns.$inferSelect

/** Rooms whose generation is under way. */
export const isUnderWay = isOneOf(roomUploads.generationState, UNDER_WAY)

/** Rooms that wait until the provider is back; no job is there for them. */
export const isPaused = and(
  eq(roomUploads.generationState, 'queued'),
  isNotNull(roomUploads.generationPausedAt),
)

/** An upload with its redesigns, newest first. */
export interface Room extends RoomUpload {
  redesigns: Redesign[]
}

function byRoom(rows: { upload: RoomUpload; redesign: Redesign | null }[]): Room[] {
  const byUpload = Map.groupBy(rows, (row) => row.upload.id)
  return [...byUpload.values()].map((group) => ({
    ...group[0]!.upload,
    redesigns: group.flatMap((row) => row.redesign ?? []),
  }))
}

/** Rooms on one page of a dashboard. */
export const ROOMS_A_PAGE = 12

/**
 * A page of a member's rooms, latest change first. One query however many rooms there are.
 *
 * @param page counted from 1; a page beyond the last is empty, and so is its total
 */
export async function roomsPage(
  database: Queryable,
  userId: string,
  page: number,
): Promise<{ rooms: Room[]; total: number }> {
  const chosen = database
    .select({ id: roomUploads.id, total: sql<number>`(count(*) OVER ())::int`.as('total') })
    .from(roomUploads)
    .where(eq(roomUploads.userId, userId))
    .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id))
    .limit(ROOMS_A_PAGE)
    .offset((page - 1) * ROOMS_A_PAGE)
    .as('chosen')
  const rows = await database
    .select({ upload: roomUploads, redesign: redesigns, total: chosen.total })
    .from(chosen)
    .innerJoin(roomUploads, eq(roomUploads.id, chosen.id))
    .leftJoin(redesigns, eq(redesigns.roomUploadId, roomUploads.id))
    .orderBy(desc(roomUploads.updatedAt), desc(roomUploads.id), desc(redesigns.generatedAt))
  return { rooms: byRoom(rows), total: rows[0]?.total ?? 0 }
}

/** One room of a member, with its redesigns newest first; undefined also for another member's. */
export async function roomOf(
  database: Queryable,
  userId: string,
  uploadId: string,
): Promise<Room | undefined> {
  const rows = await database
    .select({ upload: roomUploads, redesign: redesigns })
    .from(roomUploads)
    .leftJoin(redesigns, eq(redesigns.roomUploadId, roomUploads.id))
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
    .orderBy(desc(redesigns.generatedAt))
  if (!rows[0]) return undefined
  return { ...rows[0].upload, redesigns: rows.flatMap((row) => row.redesign ?? []) }
}

/** Any member's upload, for administrators and jobs. */
export async function uploadById(database: Queryable, uploadId: string) {
  const [upload] = await database.select().from(roomUploads).where(eq(roomUploads.id, uploadId))
  return upload
}

/** Redesigns of an upload, newest first. */
export async function redesignsOf(database: Queryable, uploadId: string): Promise<Redesign[]> {
  return database
    .select()
    .from(redesigns)
    .where(eq(redesigns.roomUploadId, uploadId))
    .orderBy(desc(redesigns.generatedAt))
}

/** The upload a form was stored as when it is sent a second time. */
export async function uploadOfSubmission(database: Queryable, userId: string, submissionId: string) {
  const [upload] = await database
    .select()
    .from(roomUploads)
    .where(and(eq(roomUploads.userId, userId), eq(roomUploads.submissionId, submissionId)))
  return upload
}

/**
 * Over an index that holds running and waiting rooms only; each person's second room comes after others' first. Names
 * are written out, because columns of the one table of a query lose their table's.
 */
const roomsBefore = sql<number>`CASE WHEN generation_state = 'queued' THEN (
  SELECT count(*)::int FROM room_uploads AS waiting
  WHERE waiting.generation_state = 'queued' AND (waiting.generation_turn, waiting.generation_requested_at)
      < (room_uploads.generation_turn, room_uploads.generation_requested_at)
) ELSE 0 END`

/** The state of a waiting room, in one small query. */
export async function generationStatus(database: Queryable, userId: string, uploadId: string) {
  const [status] = await database
    .select({
      state: roomUploads.generationState,
      stage: roomUploads.generationStage,
      /** Changes with every partial picture that is stored. */
      preview: roomUploads.generationPreview,
      changedAt: roomUploads.updatedAt,
      /** How many rooms are before this one while it waits. */
      before: roomsBefore,
      /** Whether it waits for a provider that is down. */
      isPaused: sql<boolean>`${roomUploads.generationPausedAt} IS NOT NULL`,
    })
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
  if (!status) return undefined
  const { preview, ...rest } = status
  return { ...rest, hasPreview: preview !== null }
}

/** Whether a generation has made its redesign. */
export async function hasRedesign(database: Queryable, generationId: string): Promise<boolean> {
  const made = await database
    .select({ id: redesigns.id })
    .from(redesigns)
    .where(eq(redesigns.generationId, generationId))
  return made.length > 0
}

/** How many of the latest redesigns the expected time rests on. */
const LATEST = 50

/** Seconds that half of an engine's latest redesigns took at most; null without any. */
export async function usualSeconds(database: Queryable, engine: EngineName): Promise<number | null> {
  const latest = database
    .select({ seconds: redesigns.generationSeconds })
    .from(redesigns)
    .where(eq(redesigns.engine, engine))
    .orderBy(desc(redesigns.generatedAt))
    .limit(LATEST)
    .as('latest')
  const [row] = await database
    .select({ seconds: sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${latest.seconds})` })
    .from(latest)
  return row!.seconds
}
