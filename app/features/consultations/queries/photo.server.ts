import { eq } from 'drizzle-orm'
import type { Staff } from '#app/platform/auth/actor.ts'
import { makeVariant } from '#app/platform/pictures/variants.ts'
import type { Services } from '#app/platform/services.ts'
import { designerRequests, designIntakeSubmissions } from '../tables.server.ts'

export const PHOTO_LISTS = ['request', 'space', 'inspiration'] as const

const THUMBNAIL_WIDTH = 480

/**
 * A photo of a request or an intake form, for administrators.
 *
 * @param wanted.list which of the photo lists; `id` is the request's or the form's, `index` counts from 0
 * @returns undefined when there is none
 */
export async function consultationPhoto(
  services: Services,
  _actor: Staff,
  wanted: { list: (typeof PHOTO_LISTS)[number]; id: string; index: number; isSmall: boolean },
) {
  const key = (await keysOf(services, wanted))[wanted.index]
  const content = key && (await services.storage.find(key))
  if (!content) return undefined
  if (!wanted.isSmall) return { content, contentType: 'image/jpeg' }
  return { content: await makeVariant(content, THUMBNAIL_WIDTH), contentType: 'image/webp' }
}

async function keysOf({ database }: Services, { list, id }: { list: string; id: string }): Promise<string[]> {
  if (list === 'request') {
    const [request] = await database
      .select({ photos: designerRequests.photos })
      .from(designerRequests)
      .where(eq(designerRequests.id, id))
    return request?.photos ?? []
  }
  const [submission] = await database
    .select({
      space: designIntakeSubmissions.currentSpacePhotos,
      inspiration: designIntakeSubmissions.inspirationImages,
    })
    .from(designIntakeSubmissions)
    .where(eq(designIntakeSubmissions.id, id))
  return submission?.[list as 'space' | 'inspiration'] ?? []
}
