import type { NamedPhoto } from '#app/features/consultations/commands/store-photos.server.ts'
import { tooManyReason } from '#app/features/guest-forms/rules/spam.ts'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { readPhotos } from './read-photos.server.ts'
import type { RequestArgs } from './with-body.server.ts'

export interface PhotoForm {
  fields: FormData
  /** Photos by field name, ready to be stored. */
  photos: Record<string, NamedPhoto[]>
  /** Why a photo was refused. The fields were read anyway. */
  refusal: AppError | undefined
}

/** Forms with photos allowed per network address and hour, accepted or not. */
const ATTEMPTS = { points: 40, seconds: HOUR_SECONDS }

/**
 * Reads a form with photos that guests may send.
 *
 * @param photoFields names of the fields that take photos
 * @param maxPhotos maximum number of photos in all fields together
 * @throws AppError `too_many_attempts` or the refusal of the body; no field is known then
 */
export async function readPhotoForm(
  { request, context }: RequestArgs,
  photoFields: readonly string[],
  maxPhotos: number,
): Promise<PhotoForm> {
  const { address } = context.get(connectionContext)
  await takeAttempt(context.get(servicesContext).limits, 'photo-form', networkOf(address), ATTEMPTS, {
    title: 'Submission Blocked',
    message: (wait) => tooManyReason(wait * 1000),
  })
  const { fields, photos } = await readPhotos({ request, context }, maxPhotos)
  const refused = photos.find(({ field, refusal }) => refusal && photoFields.includes(field))
  const of = (name: string) =>
    photos.flatMap(({ field, photo, filename }) => (field === name && photo ? [{ ...photo, filename }] : []))
  return {
    fields,
    photos: Object.fromEntries(photoFields.map((name) => [name, of(name)])),
    refusal: refused && named(refused.filename, refused.refusal!),
  }
}

const named = (filename: string, { code, message, status }: AppError) =>
  new AppError(code, `${filename}: ${message}`, { status })
