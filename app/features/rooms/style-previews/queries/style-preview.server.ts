import { createHash } from 'node:crypto'
import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { uploadToPreview } from './upload-to-preview.server.ts'

/** A preview takes less than a second to compute, so the limit is what a person can look at. */
const LIMIT = { name: 'style-preview', points: 90, seconds: 300 }

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
  const { database, storage, ai } = services
  const upload = await uploadToPreview(services, actor, uploadId, LIMIT)
  if (!upload) return undefined
  const { primaryStyle, colorPalette, materials } = await styleProfileOf(database, style)
  const look = { name: primaryStyle, palette: colorPalette, materials }
  const load = () => storage.get(upload.imageUrl)
  const picture = await ai.stylePreviews.preview(upload.id, load, look, upload.corrections)
  return { picture, version: correctionsVersion(upload.corrections) }
}
