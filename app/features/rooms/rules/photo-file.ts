import { PHOTO_BYTES_LIMIT, PHOTO_SENTENCES } from '#app/lib/photo-sentences.ts'

/**
 * What is wrong with a chosen file, as far as a browser can tell before sending it; the server looks inside.
 *
 * @returns a sentence for the field, or nothing
 */
export function photoFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  if (/\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]/.test(file.type))
    return PHOTO_SENTENCES.photo_heic
  if (file.type && !file.type.startsWith('image/')) return PHOTO_SENTENCES.photo_not_a_picture
  if (file.size === 0) return PHOTO_SENTENCES.photo_empty
  if (file.size > PHOTO_BYTES_LIMIT) return PHOTO_SENTENCES.photo_too_large
  return undefined
}
