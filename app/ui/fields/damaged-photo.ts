import { PHOTO_SENTENCES } from '#app/lib/photo-sentences.ts'

/** What every browser can show; of other files the server says what they are. */
const SHOWN_EVERYWHERE = ['image/jpeg', 'image/png', 'image/webp']

/**
 * What is wrong with a photo that this browser could not show.
 *
 * @returns a sentence for its field, or nothing where that says nothing of the photo
 */
export const damageOf = (photo: File): string | undefined =>
  SHOWN_EVERYWHERE.includes(photo.type) ? PHOTO_SENTENCES.photo_damaged : undefined
