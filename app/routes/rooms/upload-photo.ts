import { redirect } from 'react-router'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'
import { type UploadRoomInput, uploadRoomSchema } from '#app/features/rooms/schema.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { isBodyRefusal } from '../forms/body-refusals.ts'
import { textFields } from '../forms/form-fields.ts'
import { withPhoto } from '../forms/read-photos.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import type { Route } from './+types/upload-photo.ts'
import { queueUpload } from './upload-queue.ts'

interface SentForm {
  fields: FormData
  photo: Buffer | undefined
}

const MISSING = "Please select a file, room type, and ensure you're logged in"

/** A GET redirects to the dashboard, which has the form. */
export const loader = () => redirect('/dashboard')

/**
 * Accepts the upload form. It has its own route because browsers report upload progress only for a plain request.
 * Returns the next address or the reason for a refusal.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  try {
    const upload = await withPhoto({ request, context }, 'photo', (form) =>
      queueUpload(member.userId, () => takeUpload(services, member, form)),
    )
    const next = `/dashboard?upload=success&room=${upload.id}`
    if (!request.headers.get('accept')?.includes('application/json')) return redirect(next, 303)
    return Response.json({ next })
  } catch (error) {
    return refusal(services, error)
  }
}

async function takeUpload(services: Services, member: Member, { photo, fields }: SentForm) {
  const given = Object.entries(textFields(fields)).filter(([, value]) => value !== '')
  const form = Object.fromEntries(given) as UploadRoomInput
  if (!uploadRoomSchema.safeParse(form).success || !photo) throw new AppError('upload_incomplete', MISSING)
  const result = await latestQuizResult(services.database, member.userId)
  const styleProfile = result?.styleProfile ?? builtInProfile()
  return uploadRoom(services, member, { ...form, photo, styleProfile })
}

const FAILED = 'Upload failed'
const BROKEN = 'something went wrong on our side. Your credit is untouched. Please try again.'

function refusal(services: Services, error: unknown): Response {
  const { reply, status } = refusalOf(services, error, { failed: FAILED, broken: BROKEN })
  const { code, title } = error instanceof AppError ? error : { code: 'upload_failed', title: FAILED }
  const isUnread = isBodyRefusal(error)
  const reason = isUnread ? `${reply.message} Your credit is untouched.` : reply.message
  const message = isUnread || title === FAILED ? `Failed to process your room upload: ${reason}` : reason
  return Response.json({ error: { code, title: reply.title, message } }, { status })
}
