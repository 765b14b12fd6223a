import {
  type FileUpload,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import { type ActionFunctionArgs, data } from 'react-router'
import { addQuizPicture } from '#app/features/quiz/commands/edit-pictures.server.ts'
import { addPictureSchema } from '#app/features/quiz/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-sentences.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../../../action-reply.ts'
import { MOST_PICTURES } from './limits.ts'

/** Takes many pictures with one form. One that is refused does not stop the others, and is named. */
export async function addPictures({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  const files: { name: string; photo: Buffer }[] = []
  let form: FormData
  try {
    const bounds = { maxFileSize: PHOTO_BYTES_LIMIT, maxFiles: MOST_PICTURES }
    form = await parseFormData(request, bounds, async (file: FileUpload) => {
      if (file.name) files.push({ name: file.name, photo: Buffer.from(await file.arrayBuffer()) })
      return undefined
    })
  } catch (error) {
    return data(refused(tooMuch(error)), { status: 400 })
  }
  const labels = addPictureSchema.safeParse(Object.fromEntries(form))
  if (!labels.success) return data(refused('Please choose style and room type.'), { status: 400 })
  if (files.length === 0) return data(refused('Please choose at least one picture.'), { status: 400 })
  const problems: string[] = []
  for (const { name, photo } of files) {
    try {
      await addQuizPicture(services, actor, { ...labels.data, photo })
    } catch (error) {
      if (!(error instanceof AppError)) services.log.error({ err: error }, 'quiz picture')
      problems.push(`${name}: ${error instanceof AppError ? error.message : 'something went wrong.'}`)
    }
  }
  return data(replyFor(files.length - problems.length, problems))
}

function replyFor(added: number, problems: string[]): ActionReply {
  const title = added === 1 ? '1 picture added' : `${added} pictures added`
  if (problems.length === 0) return { tone: 'success', title, message: 'Activate them below.' }
  return { tone: added > 0 ? 'warning' : 'error', title, message: problems.join(' ') }
}

const refused = (message: string): ActionReply => ({
  tone: 'error',
  title: 'No pictures were added',
  message,
  fieldErrors: { photos: [message] },
})

function tooMuch(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MaxFilesExceededError)
      return `Please choose at most ${MOST_PICTURES} pictures at once.`
    if (cause instanceof MaxFileSizeExceededError) return 'One of the pictures is larger than 10 MB.'
  }
  return 'The pictures did not arrive whole. Please try again.'
}
