import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_SENTENCES } from '#app/lib/photo-limits.ts'

type PhotoRefusal = keyof typeof PHOTO_SENTENCES

/**
 * An error that tells a home owner why their photo is refused.
 *
 * @param cause the decoder's error, for the log; never shown
 */
export function photoRefused(code: PhotoRefusal, cause?: unknown): AppError {
  return new AppError(code, PHOTO_SENTENCES[code], {
    title: 'Upload failed',
    status: code === 'photo_too_large' ? 413 : 422,
    cause,
  })
}
