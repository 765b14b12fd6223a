import {
  type FileUpload,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import pLimit from 'p-limit'
import type { ActionFunctionArgs } from 'react-router'
import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-sentences.ts'
import { tooManyReason } from '#app/lib/spam-rules.ts'
import { photoRefused } from '#app/platform/pictures/photo-refusals.ts'
import { type PreparedPhoto, preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { plainForm } from '../form-body.server.ts'

/** Bodies read at once in this process; the others wait in their sockets. */
const bodies = pLimit(3)

export interface PhotoForm {
  fields: FormData
  /** Photos by the name of their field, ready to be stored. */
  photos: Record<string, PreparedPhoto[]>
  /** Why a photo is not taken; the fields are there all the same. */
  refusal: AppError | undefined
}

/** Forms with photos that one network address sends in an hour, whether they are taken or not. */
const ATTEMPTS = { points: 40, seconds: 3600 }

/**
 * Reads a form with photos. Each is made small while the next one comes in, so that never more than one whole file is
 * held.
 *
 * @param photoFields names of the fields that take photos
 * @param mostPhotos in all
 * @throws AppError `photo_too_large`, `too_many_photos`, `too_many_attempts`, `form_cut_off`: then nothing of the form is known
 */
export async function readPhotoForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  photoFields: readonly string[],
  mostPhotos: number,
): Promise<PhotoForm> {
  const { address } = context.get(connectionContext)
  const wait = await context.get(servicesContext).limits.use('photo-form', address, ATTEMPTS)
  if (wait > 0)
    throw new AppError('too_many_attempts', tooManyReason(wait * 1000), {
      title: 'Submission Blocked',
      status: 429,
    })
  return bodies(() => read(request, photoFields, mostPhotos))
}

async function read(request: Request, photoFields: readonly string[], maxFiles: number): Promise<PhotoForm> {
  const photos: Record<string, PreparedPhoto[]> = Object.fromEntries(photoFields.map((name) => [name, []]))
  let refusal: AppError | undefined
  const take = async (file: FileUpload) => {
    const list = photos[file.fieldName]
    const content = Buffer.from(await file.arrayBuffer())
    if (!list || !file.name || refusal) return undefined
    try {
      list.push(await preparePhoto(content))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusal = new AppError(error.code, `${file.name}: ${error.message}`, { status: error.status })
    }
    return undefined
  }
  // A browser sends an empty file for a field without one.
  const bounds = { maxFileSize: PHOTO_BYTES_LIMIT, maxFiles: maxFiles + photoFields.length }
  const fields = await parseFormData(request, bounds, take).catch((error: unknown) => {
    throw boundsError(error, maxFiles) ?? error
  })
  return { fields: plainForm(fields), photos, refusal }
}

function boundsError(error: unknown, maxFiles: number): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MaxFileSizeExceededError) return photoRefused('photo_too_large')
    if (cause instanceof MaxFilesExceededError)
      return new AppError('too_many_photos', `Please choose at most ${maxFiles} photos.`, { status: 413 })
  }
  if (error instanceof FormDataParseError)
    return new AppError('form_cut_off', 'The form did not arrive whole. Please send it once more.')
  return undefined
}
