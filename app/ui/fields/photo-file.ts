import { PHOTO_BYTES_LIMIT, PHOTO_SENTENCES } from '#app/lib/photo-limits.ts'

/**
 * Checks a chosen file as far as a browser can before upload. The server inspects its content.
 *
 * @returns a sentence for the field, or undefined
 */
export function photoFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  if (/\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]/.test(file.type))
    return PHOTO_SENTENCES.photo_heic
  if (file.type && !file.type.startsWith('image/')) return PHOTO_SENTENCES.photo_not_a_picture
  if (file.size === 0) return PHOTO_SENTENCES.photo_empty
  if (file.size > PHOTO_BYTES_LIMIT) return PHOTO_SENTENCES.photo_too_large
  return undefined
}
