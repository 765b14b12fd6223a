import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { redesigns, roomUploads } from '../tables.server.ts'

export type RoomUpload = typeof roomUploads.$inferSelect
export type Redesign = typeof redesigns.$inferSelect

/** An upload with its redesigns, newest first. */
export interface Room extends RoomUpload {
  redesigns: Redesign[]
}

/** A member's rooms, latest change first. Two queries however many rooms there are. */
export async function roomsOf(database: Queryable, userId: string): Promise<Room[]> {
  const uploads = await database
    .select()
    .from(roomUploads)
    .where(eq(roomUploads.userId, userId))
    .orderBy(desc(roomUploads.updatedAt))
  if (uploads.length === 0) return []
  const made = await database
    .select()
    .from(redesigns)
    .where(
      inArray(
        redesigns.roomUploadId,
        uploads.map((upload) => upload.id),
      ),
    )
    .orderBy(desc(redesigns.generatedAt))
  const byUpload = Map.groupBy(made, (redesign) => redesign.roomUploadId)
  return uploads.map((upload) => ({ ...upload, redesigns: byUpload.get(upload.id) ?? [] }))
}

/** A member's own upload. */
export async function ownUpload(database: Queryable, userId: string, uploadId: string) {
  const [upload] = await database
    .select()
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
  return upload
}

/** An upload whoever's it is: for administrators and jobs. */
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

/** What somebody who waits is told, in one small query. */
export async function generationStatus(database: Queryable, userId: string, uploadId: string) {
  const [status] = await database
    .select({
      state: roomUploads.generationState,
      stage: roomUploads.generationStage,
      reason: roomUploads.generationReason,
      /** Changes with every partial picture that is stored. */
      preview: roomUploads.generationPreview,
      changedAt: roomUploads.updatedAt,
    })
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
  if (!status) return undefined
  const { preview, ...rest } = status
  return { ...rest, hasPreview: preview !== null }
}
