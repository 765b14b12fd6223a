import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { needsAnotherPhoto } from '../../policy.ts'
import { type RoomUpload, uploadById } from '../../queries/rooms.server.ts'
import type { placeSchema } from '../schema.ts'

/** A preview takes a third of a second to compute, so the limit is what a person can look at. */
const LIMIT = { points: 90, seconds: 300 }
/** Regions are quicker. */
const REGION_LIMIT = { points: 240, seconds: 300 }
const LATER = {
  message: (wait: number) => `Please wait ${plural(wait, 'second')} before you look at more styles.`,
}

/** A version of a room's corrections: the same corrections make the same picture. Empty when there are none. */
export function correctionsVersion(corrections: readonly Correction[]): string {
  if (corrections.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(corrections)).digest('base64url').slice(0, 12)
}

/**
 * A member's room in the colours of another style, with its corrections. It costs nothing and is not stored.
 *
 * @returns the JPEG and the `correctionsVersion` it shows; undefined when there is no such room for this person
 * @throws AppError `too_many_attempts`, `another_photo_needed`; an error when the photo cannot be repainted
 */
export async function stylePreview(
  services: Services,
  actor: Member,
  { uploadId, style }: { uploadId: string; style: string },
): Promise<{ picture: Buffer; version: string } | undefined> {
  const { database, storage, limits, ai } = services
  const upload = await uploadById(database, uploadId)
  if (!upload || upload.userId !== actor.userId) return undefined
  assertPhotoServes(upload)
  await takeAttempt(limits, 'style-preview', actor.userId, LIMIT, LATER)
  const { primaryStyle, colorPalette, materials } = await styleProfileOf(database, style)
  const look = { name: primaryStyle, palette: colorPalette, materials }
  const load = () => storage.get(upload.imageUrl)
  const picture = await ai.stylePreviews.preview(upload.id, load, look, upload.corrections)
  return { picture, version: correctionsVersion(upload.corrections) }
}

/**
 * Outlines of the regions around a place in a member's photo, smallest first.
 *
 * @returns undefined when there is no such room for this person
 * @throws AppError `too_many_attempts`, `another_photo_needed`; an error when the photo cannot be repainted
 */
export async function regionsAt(
  { database, storage, limits, ai }: Services,
  actor: Member,
  { uploadId, x, y }: z.output<typeof placeSchema>,
) {
  const upload = await uploadById(database, uploadId)
  if (!upload || upload.userId !== actor.userId) return undefined
  assertPhotoServes(upload)
  await takeAttempt(limits, 'preview-region', actor.userId, REGION_LIMIT, LATER)
  return ai.stylePreviews.regions(upload.id, () => storage.get(upload.imageUrl), { x, y })
}

function assertPhotoServes(upload: RoomUpload): void {
  if (!needsAnotherPhoto(upload)) return
  const message = 'This photo cannot be shown in other styles. Please choose another photo.'
  throw new AppError('another_photo_needed', message)
}
