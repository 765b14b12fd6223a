import type { z } from 'zod'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { OWN_ADDRESS_SECONDS, readVariant, type Served } from '../../queries/picture.server.ts'
import type { previewSchema } from '../schema.ts'
import { digest, paintedPreview } from './painted-preview.server.ts'
import { uploadToPreview } from './upload-to-preview.server.ts'

/** The version of a room's corrections: a digest that is empty without any. */
export function correctionsVersion(corrections: readonly Correction[]): string {
  if (corrections.length === 0) return ''
  return digest(corrections).slice(0, 12)
}

/**
 * Serves a member's room in the colours of another style, with its corrections. Free. A preview is painted once and
 * stored until its room has been unused for some days.
 *
 * @returns the picture, and whether it shows the requested corrections; undefined when the member has no such room or
 *   cannot choose the style
 * @throws AppError `too_many_attempts`, `another_photo_needed`; an error when the photo cannot be repainted
 */
export async function stylePreview(
  services: Services,
  actor: Member,
  { uploadId, style, boldness, width, surfaces }: z.output<typeof previewSchema>,
): Promise<{ picture: Served; isCurrent: boolean } | undefined> {
  const upload = await uploadToPreview(services, actor, uploadId)
  if (!upload) return undefined
  const key = await paintedPreview(services, actor, upload, { style, boldness })
  if (!key) return undefined
  const isCurrent = surfaces === correctionsVersion(upload.corrections)
  const signing = isCurrent ? { seconds: OWN_ADDRESS_SECONDS } : undefined
  const picture = await readVariant(services, key, width, signing)
  return picture && { picture, isCurrent }
}
