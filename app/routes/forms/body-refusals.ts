import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_SIZE_LIMIT } from '#app/lib/photo-limits.ts'
import { pluralForm } from '#app/lib/plural.ts'
import { photoRefused } from '#app/platform/pictures/photo-refusals.ts'

const REFUSALS = {
  no_form: [400, "This form didn't arrive complete. Please send it again."],
  form_too_large: [413, 'This form holds more than 1 MB of text. Please shorten it and send it again.'],
  too_many_fields: [
    413,
    "This form doesn't look like any form here. Please reload the page and send it again.",
  ],
  too_many_photos: [413, 'There are too many photos.'],
  body_too_slow: [
    408,
    "Your connection was too slow or broke off, so this didn't arrive complete. Nothing was stored; please send it again.",
  ],
  too_many_bodies: [
    429,
    'Many forms from your connection are already on their way. Please wait a minute and send this one again.',
  ],
  no_room_for_body: [
    503,
    'So many photos are arriving right now that we had to stop this one. Nothing was stored; please send it again in a minute.',
  ],
} as const satisfies Record<string, [status: number, message: string]>

type BodyRefusal = keyof typeof REFUSALS

/**
 * Refuses a body, with a sentence for its sender.
 *
 * @param cause for the log; never shown
 */
export function bodyRefused(code: BodyRefusal, cause?: unknown): AppError {
  const [status, message] = REFUSALS[code]
  return new AppError(code, message, { status, cause })
}

/** As {@link bodyRefused}, for more files than a form may have. */
export const tooManyPhotos = (maxPhotos: number) =>
  new AppError(
    'too_many_photos',
    pluralForm(maxPhotos, 'Please choose one photo.', `Please choose at most ${maxPhotos} photos.`),
    { status: 413 },
  )

/** Maximum length of a file's name in a message, in characters. */
const MAX_SHOWN_NAME = 80

/**
 * As {@link bodyRefused}, for a file that is larger than a photo may be. A file's name is known only once the file
 * has arrived whole, so the message names the file before it.
 *
 * @param before the name of the previous file; undefined for the first
 */
export function photoTooLarge(maxPhotos: number, before?: string): AppError {
  if (maxPhotos === 1) return photoRefused('photo_too_large')
  const which =
    before === undefined ? 'The first of these files' : `The file after “${before.slice(0, MAX_SHOWN_NAME)}”`
  const message = `${which} is larger than ${PHOTO_SIZE_LIMIT}. Please choose photos up to ${PHOTO_SIZE_LIMIT} each.`
  return new AppError('photo_too_large', message, { status: 413 })
}

/** Whether the body itself was refused, so that none of its fields are known. */
export const isBodyRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'photo_too_large' || Object.hasOwn(REFUSALS, error.code))
