import type { PreparedPhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { photoKey } from '../rules/photo-key.ts'

/** A prepared photo with the file name that the browser sent. */
export type NamedPhoto = PreparedPhoto & { filename: string }

/**
 * Stores photos in a folder, before the transaction that stores their keys.
 *
 * @param folder key without a trailing slash
 * @returns the keys in order, and a function that removes the files when the transaction fails
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
