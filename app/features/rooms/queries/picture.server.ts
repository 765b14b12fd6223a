import { and, eq } from 'drizzle-orm'
import { isStaff, type Member } from '#app/platform/auth/actor.ts'
import { makeVariant } from '#app/platform/pictures/variants.ts'
import type { Services } from '#app/platform/services.ts'
import { PICTURE_WIDTHS, variantKey } from '../rules/picture-keys.ts'
import { redesigns } from '../tables.server.ts'
import { uploadById } from './rooms.server.ts'

interface Wanted {
  uploadId: string
  /** `original`, `preview` or the id of a redesign. */
  which: string
  /** One of the served widths in pixels; the full picture without. */
  width?: number | undefined
}

/** A picture as it is sent. */
export interface Served {
  content: Buffer
  contentType: 'image/jpeg' | 'image/webp'
}

/**
 * A private picture: for its owner and for administrators.
 *
 * @returns undefined when there is no such picture for this person; nothing tells the two cases apart
 */
export async function readPicture(
  services: Services,
  actor: Member,
  wanted: Wanted,
): Promise<Served | undefined> {
  const key = await keyFor(services, actor, wanted)
  if (!key) return undefined
  const { width } = wanted
  if (width === undefined) return read(services, key)
  if (!PICTURE_WIDTHS.some((each) => each === width)) return undefined
  return readVariant(services, key, width)
}

async function keyFor(services: Services, actor: Member, { uploadId, which }: Wanted) {
  const upload = await uploadById(services.database, uploadId)
  if (!upload || (upload.userId !== actor.userId && !isStaff(actor))) return undefined
  if (which === 'original') return upload.imageUrl
  if (which === 'preview') return upload.generationPreview ?? undefined
  const [redesign] = await services.database
    .select({ key: redesigns.redesignImageUrl })
    .from(redesigns)
    .where(and(eq(redesigns.id, which), eq(redesigns.roomUploadId, uploadId)))
  return redesign?.key
}

async function read({ storage }: Services, key: string): Promise<Served | undefined> {
  const content = await storage.find(key)
  return content && { content, contentType: 'image/jpeg' }
}

/** A smaller copy, made and stored on the first request. */
export async function readVariant(
  { storage }: Services,
  key: string,
  width: number,
): Promise<Served | undefined> {
  const variant = variantKey(key, width)
  const kept = await storage.find(variant)
  if (kept) return { content: kept, contentType: 'image/webp' }
  const full = await storage.find(key)
  if (!full) return undefined
  const content = await makeVariant(full, width)
  await storage.put(variant, content, 'image/webp')
  // The room was deleted meanwhile. Files go in the order of `keysOf`, so the last one here removes the copy.
  if (!(await storage.exists(key))) await storage.delete(variant)
  return { content, contentType: 'image/webp' }
}
