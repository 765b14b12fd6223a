import { PHOTO_SENTENCES } from '#app/lib/photo-limits.ts'

/** Types that every browser can show. The server checks all others. */
const SHOWN_EVERYWHERE = ['image/jpeg', 'image/png', 'image/webp']

/**
 * The error for a photo that this browser failed to show.
 *
 * @returns the sentence for its field; undefined when other browsers might show it
 */
export const damageOf = (photo: File): string | undefined =>
  SHOWN_EVERYWHERE.includes(photo.type) ? PHOTO_SENTENCES.photo_damaged : undefined
