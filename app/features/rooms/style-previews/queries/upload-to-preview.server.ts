import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { needsAnotherPhoto } from '../../policy.ts'
import { type RoomUpload, uploadById } from '../../queries/rooms.server.ts'

/** A rate limit on computing something for a member's previews. */
interface PreviewLimit {
  name: string
  points: number
  seconds: number
}

const LATER = {
  message: (wait: number) =>
    `Please wait ${wait > 90 ? plural(Math.ceil(wait / 60), 'minute') : plural(wait, 'second')} before you look at more styles.`,
}

/**
 * Finds a member's upload whose photo can be repainted.
 *
 * @returns undefined when the member has no such room
 * @throws AppError `another_photo_needed`
 */
export async function uploadToPreview(
  { database }: Services,
  actor: Member,
  uploadId: string,
): Promise<RoomUpload | undefined> {
  const upload = await uploadById(database, uploadId)
  if (!upload || upload.userId !== actor.userId) return undefined
  if (needsAnotherPhoto(upload)) {
    const message = 'This photo cannot be shown in other styles. Please choose another photo.'
    throw new AppError('another_photo_needed', message)
  }
  return upload
}

/**
 * Takes one attempt from a member's limit.
 *
 * @throws AppError `too_many_attempts`
 */
export const takePreviewAttempt = (
  { limits }: Services,
  { userId }: Member,
  { name, ...limit }: PreviewLimit,
): Promise<void> => takeAttempt(limits, name, userId, limit, LATER)
