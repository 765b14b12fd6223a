import type { PreparedPhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { photoKey } from '../rules/photo-key.ts'

/** A photo from a form, with its file name. */
export type NamedPhoto = PreparedPhoto & { filename: string }

/**
 * Stores photos under a folder, before the transaction that keeps their keys.
 *
 * @param folder key without a slash at its end
 * @returns keys in order, and the way back when the transaction fails
 */
export async function storePhotos({ storage }: Services, folder: string, photos: NamedPhoto[]) {
  const now = Date.now()
  const keys = photos.map((photo, index) => photoKey(folder, now + index, photo))
  const remove = () => Promise.all(keys.map((key) => storage.delete(key)))
  try {
    for (const [index, photo] of photos.entries())
      await storage.put(keys[index]!, photo.picture, 'image/jpeg')
  } catch (error) {
    await remove()
    throw error
  }
  return { keys, remove }
}
