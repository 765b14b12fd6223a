import {
  type FileUpload,
  FormDataParseError,
  MaxFileSizeExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import pLimit from 'p-limit'
import { redirect } from 'react-router'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'
import { type UploadRoomInput, uploadRoomSchema } from '#app/features/rooms/schema.ts'
import { builtInProfile } from '#app/features/styles/rules.ts'
import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-sentences.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { photoRefused } from '#app/platform/pictures/photo-refusals.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { plainForm, textFields } from '../form-body.server.ts'
import type { Route } from './+types/room-upload.ts'

/** Bodies read at once in this process: each may hold 10 MB. The others wait in their sockets. */
const bodies = pLimit(6)

const MISSING = "Please select a file, room type, and ensure you're logged in"

/** There is nothing to see here: the form is on the dashboard. */
export const loader = () => redirect('/dashboard')

/**
 * Takes the upload form. Its own address, because only a plain request tells a browser how much is sent already.
 * Answers where to go next, or what is wrong.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  try {
    const upload = await bodies(() => takeUpload(services, member, request))
    const next = `/dashboard?upload=success&room=${upload.id}`
    if (!request.headers.get('accept')?.includes('application/json')) return redirect(next, 303)
    return Response.json({ next })
  } catch (error) {
    return refusal(services, error)
  }
}

async function takeUpload(services: Services, member: Member, request: Request) {
  const { photo, fields } = await readUpload(request)
  if (!uploadRoomSchema.safeParse(fields).success || !photo) throw new AppError('upload_incomplete', MISSING)
  const result = await latestQuizResult(services.database, member.userId)
  const styleProfile = result?.styleProfile ?? builtInProfile('Modern')
  return uploadRoom(services, member, { ...fields, photo, styleProfile })
}

/** Reads the body with its bounds kept while it comes in, whatever its length is said to be. */
async function readUpload(request: Request) {
  let photo: Buffer | undefined
  const bounds = { maxFileSize: PHOTO_BYTES_LIMIT, maxFiles: 1 }
  const form = await parseFormData(request, bounds, async (file: FileUpload) => {
    if (file.fieldName === 'photo' && file.name) photo = Buffer.from(await file.arrayBuffer())
    return undefined
  })
  const fields = Object.entries(textFields(plainForm(form))).filter(([, value]) => value !== '')
  return { photo, fields: Object.fromEntries(fields) as UploadRoomInput }
}

function refusal({ log }: Services, error: unknown): Response {
  const known = broken(error) ?? error
  if (known instanceof AppError && known.title !== FAILED) return answer(known)
  if (known instanceof AppError)
    return answer(new AppError(known.code, processed(known.message), { title: FAILED, status: known.status }))
  log.error({ err: error }, 'upload')
  const reason = 'something went wrong on our side. Your credit was not used; please try again.'
  return answer(new AppError('upload_failed', processed(reason), { title: FAILED, status: 500 }))
}

const FAILED = 'Upload failed'
const processed = (reason: string) => `Failed to process your room upload: ${reason}`
const answer = ({ code, title, message, status }: AppError) =>
  Response.json({ error: { code, title, message } }, { status })

function broken(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MaxFileSizeExceededError) return photoRefused('photo_too_large')
  }
  if (error instanceof FormDataParseError)
    return new AppError(
      'upload_cut_off',
      'The photo did not arrive whole. Your credit was not used; please try again.',
    )
  return undefined
}
