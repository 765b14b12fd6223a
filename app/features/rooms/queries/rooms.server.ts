import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { redesigns, roomUploads } from '../tables.server.ts'

export type RoomUpload = typeof roomUploads.$inferSelect
export type Redesign = typeof redesigns.$inferSelect

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

export const ROOMS_A_PAGE = 12

/**
 * Returns a page of a member's rooms, latest change first, in one query.
 *
 * @param page counted from 1; beyond the last page, rooms are empty and the total is 0
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

/** One of a member's rooms, with its redesigns newest first; undefined for another member's room. */
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

/** The upload that an earlier submission of the same form made. */
export async function uploadOfSubmission(database: Queryable, userId: string, submissionId: string) {
  const [upload] = await database
    .select()
    .from(roomUploads)
    .where(and(eq(roomUploads.userId, userId), eq(roomUploads.submissionId, submissionId)))
  return upload
}
