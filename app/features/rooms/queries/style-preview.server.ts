import { styleProfileOf } from '#app/features/styles/queries.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { uploadById } from './rooms.server.ts'

/** Each costs a third of a second of computing, so nobody gets more than they can look at. */
const LIMIT = { points: 90, seconds: 300 }

/**
 * A member's room in the colours of another style, as a JPEG. It costs nothing and is not kept.
 *
 * @returns undefined when there is no such room for this person
 * @throws AppError `too_many_previews`; PaletteError when the photo cannot be repainted
 */
export async function stylePreview(
  services: Services,
  actor: Member,
  { uploadId, style }: { uploadId: string; style: string },
): Promise<Buffer | undefined> {
  const { database, storage, limits, imageAi } = services
  const upload = await uploadById(database, uploadId)
  if (!upload || upload.userId !== actor.userId) return undefined
  const wait = await limits.use('style-preview', actor.userId, LIMIT)
  if (wait > 0) {
    const message = `Please wait ${wait} seconds before you look at more styles.`
    throw new AppError('too_many_previews', message, { status: 429 })
  }
  const { primaryStyle, colorPalette, materials } = await styleProfileOf(database, style)
  const look = { name: primaryStyle, palette: colorPalette, materials }
  return imageAi.stylePreviews.preview(upload.id, () => storage.get(upload.imageUrl), look)
}
