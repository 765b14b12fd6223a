import { and, eq } from 'drizzle-orm'
import { singleFlight } from '#app/lib/async/single-flight.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { makeVariant } from '#app/platform/pictures/variants.ts'
import type { Services } from '#app/platform/services.ts'
import type { SignOptions } from '#app/platform/storage/storage.ts'
import { maySeePictures } from '../policy.ts'
import { PICTURE_WIDTHS, variantKey } from '../rules/picture-keys.ts'
import { redesigns } from '../tables.server.ts'
import { uploadById } from './rooms.server.ts'

interface Wanted {
  uploadId: string
  /** `original`, `preview` or the id of a redesign. */
  which: string
  /** One of the served widths in pixels; undefined for the full picture. */
  width?: number | undefined
  /** Serve as a download with this file name. */
  fileName?: string | undefined
}

/** A picture's content, or a signed address in the store from which the browser fetches it. */
export type Served =
  | { content: Buffer; contentType: 'image/jpeg' | 'image/webp' }
  | { address: string; seconds: number }

/** Seconds for which an owner's signed address stays the same. It is valid for twice as long. */
export const OWN_ADDRESS_SECONDS = 1800

/**
 * Reads a private picture for its owner, support or an administrator.
 *
 * @returns undefined for everybody else, and when there is no such picture
 */
export async function readPicture(
  services: Services,
  actor: Member,
  wanted: Wanted,
): Promise<Served | undefined> {
  const key = await keyFor(services, actor, wanted)
  if (!key) return undefined
  const { which, width, fileName } = wanted
  // Previews exist for seconds only.
  const signing = which === 'preview' ? undefined : { seconds: OWN_ADDRESS_SECONDS, fileName }
  if (width !== undefined) {
    if (!PICTURE_WIDTHS.some((each) => each === width)) return undefined
    return readVariant(services, key, width, signing)
  }
  return (await sign(services, key, signing)) ?? read(services, key)
}

async function keyFor(services: Services, actor: Member, { uploadId, which }: Wanted) {
  const upload = await uploadById(services.database, uploadId)
  if (!upload || !maySeePictures(actor, upload)) return undefined
  if (which === 'original') return upload.imageUrl
  if (which === 'preview') return upload.generationPreview ?? undefined
  const [redesign] = await services.database
    .select({ key: redesigns.redesignImageUrl })
    .from(redesigns)
    .where(and(eq(redesigns.id, which), eq(redesigns.roomUploadId, uploadId)))
  return redesign?.key
}

/** @returns undefined when the product serves the file itself, or there is no such file */
async function sign(
  { storage }: Services,
  key: string,
  signing: SignOptions | undefined,
): Promise<Served | undefined> {
  if (!signing || !storage.signAddress || !(await storage.exists(key))) return undefined
  return { address: await storage.signAddress(key, signing), seconds: signing.seconds }
}

async function read({ storage }: Services, key: string): Promise<Served | undefined> {
  const content = await storage.find(key)
  return content && { content, contentType: 'image/jpeg' }
}

/** Reads a smaller copy. The first request makes and stores it; concurrent requests in a process share the work. */
export async function readVariant(
  services: Services,
  key: string,
  width: number,
  signing: SignOptions | undefined,
): Promise<Served | undefined> {
  const { storage } = services
  const variant = variantKey(key, width)
  const signed = await sign(services, variant, signing)
  if (signed) return signed
  const kept = await storage.find(variant)
  if (kept) return { content: kept, contentType: 'image/webp' }
  const content = await makeOnce(variant, () => makeCopy(services, key, width))
  return content && { content, contentType: 'image/webp' }
}

const makeOnce = singleFlight<Buffer | undefined>()

async function makeCopy({ storage }: Services, key: string, width: number): Promise<Buffer | undefined> {
  const variant = variantKey(key, width)
  const full = await storage.find(key)
  if (!full) return undefined
  const content = await makeVariant(full, width)
  await storage.put(variant, content, 'image/webp')
  // Deleting a room removes files in the order of `keysOf`. If it overtook us, the copy must go too.
  if (!(await storage.exists(key))) await storage.delete(variant)
  return content
}
