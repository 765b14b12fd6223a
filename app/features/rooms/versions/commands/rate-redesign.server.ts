import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { ratingSchema } from '../schema.ts'

/**
 * Stores a member's rating of their redesign, one to five. A second rating replaces the first.
 *
 * @throws AppError `version_not_found`, also for another member's redesign
 */
export async function rateRedesign(
  { database }: Services,
  actor: Member,
  input: z.input<typeof ratingSchema>,
): Promise<void> {
  const { redesignId, rating } = ratingSchema.parse(input)
  const own = database
    .select({ id: roomUploads.id })
    .from(roomUploads)
    .where(eq(roomUploads.userId, actor.userId))
  const rated = await database
    .update(redesigns)
    .set({ userRating: rating })
    .where(and(eq(redesigns.id, redesignId), inArray(redesigns.roomUploadId, own)))
    .returning({ id: redesigns.id })
  if (rated.length === 0)
    throw new AppError('version_not_found', 'This version no longer exists.', { status: 404 })
}
