import type { z } from 'zod'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { takePreviewAttempt, uploadToPreview } from '../../style-previews/queries/upload-to-preview.server.ts'
import type { placeSchema } from '../schema.ts'

/** Higher than the limit for previews, because regions take less time. */
const LIMIT = { name: 'preview-region', points: 240, seconds: 300 }

/**
 * Outlines the regions around a place in a member's photo, smallest first.
 *
 * @returns undefined when the member has no such room
 * @throws AppError `too_many_attempts`, `another_photo_needed`; an error when the photo cannot be repainted
 */
export async function regionsAt(
  services: Services,
  actor: Member,
  { uploadId, x, y }: z.output<typeof placeSchema>,
) {
  const upload = await uploadToPreview(services, actor, uploadId)
  if (!upload) return undefined
  await takePreviewAttempt(services, actor, LIMIT)
  const { storage, ai } = services
  return ai.stylePreviews.regions(upload.id, () => storage.get(upload.imageUrl), { x, y })
}
