import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Generation } from '../generation/schema.ts'
import { isGenerating } from '../policy.ts'
import { roomUploads } from '../tables.server.ts'
import type { RoomUpload } from './rooms.server.ts'

/** Locks a member's own upload until the transaction ends. @throws AppError `upload_not_found` */
export async function lockOwnUpload(
  transaction: Transaction,
  actor: Member,
  uploadId: string,
): Promise<RoomUpload> {
  const [upload] = await transaction
    .select()
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, actor.userId)))
    .for('update')
  if (!upload) throw new AppError('upload_not_found', 'Room upload not found', { status: 404 })
  return upload
}

/** Locks a member's own upload, which must be idle. @throws AppError `upload_not_found`, `request_in_progress` */
export async function lockIdleUpload(
  transaction: Transaction,
  actor: Member,
  uploadId: string,
): Promise<RoomUpload> {
  const upload = await lockOwnUpload(transaction, actor, uploadId)
  if (isGenerating(upload)) throw new AppError('request_in_progress', 'Request in progress')
  return upload
}

/** Locks any member's upload until the transaction ends. */
export async function lockUpload(transaction: Transaction, uploadId: string) {
  const [upload] = await transaction
    .select()
    .from(roomUploads)
    .where(eq(roomUploads.id, uploadId))
    .for('update')
  return upload
}

/**
 * Keeps an upload from being deleted until the transaction ends. Take this lock before one of a row that the deletion
 * removes or changes too, because the deletion locks the upload first.
 *
 * @returns false when it is gone
 */
export async function keepUpload(transaction: Transaction, uploadId: string): Promise<boolean> {
  const kept = await transaction
    .select({ id: roomUploads.id })
    .from(roomUploads)
    .where(eq(roomUploads.id, uploadId))
    .for('key share')
  return kept.length > 0
}

/** The error for an administrator whose upload no longer exists. */
export function uploadNotFound(): AppError {
  const message = 'It was deleted meanwhile. Reload the page to see what is there.'
  return new AppError('upload_not_found', message, { title: 'Upload not found', status: 404 })
}

/** Locks the upload of a generation that is under way. @returns undefined when it has ended or was replaced */
export async function lockUnderWay(
  transaction: Transaction,
  { uploadId, generationId }: Generation,
): Promise<RoomUpload | undefined> {
  const upload = await lockUpload(transaction, uploadId)
  return upload?.generationId === generationId && isGenerating(upload) ? upload : undefined
}
