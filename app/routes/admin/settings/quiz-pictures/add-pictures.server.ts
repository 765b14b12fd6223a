import { data } from 'react-router'
import { addQuizPicture } from '#app/features/quiz/pool/commands/edit-pictures.server.ts'
import { addPictureSchema } from '#app/features/quiz/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { type PhotoForm, readPhotos } from '../../../forms/read-photos.server.ts'
import type { ActionReply } from '../../../forms/reply.ts'
import type { Sent } from '../../../forms/with-body.server.ts'
import { MAX_PICTURES } from './limits.ts'

/** Takes many pictures with one form. One that is refused does not stop the others, and is named. */
export async function addPictures({ request, context }: Sent) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  let form: PhotoForm
  try {
    form = await readPhotos({ request, context }, MAX_PICTURES)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data(refused(error.message), { status: error.status })
  }
  const labels = addPictureSchema.safeParse(Object.fromEntries(form.fields))
  if (!labels.success) return data(refused('Please choose style and room type.'), { status: 400 })
  if (form.photos.length === 0) return data(refused('Please choose at least one picture.'), { status: 400 })
  const problems: string[] = []
  for (const { filename, photo, refusal } of form.photos) {
    try {
      if (refusal) throw refusal
      await addQuizPicture(services, actor, { ...labels.data, photo })
    } catch (error) {
      if (!(error instanceof AppError)) services.log.error({ err: error }, 'quiz picture not stored')
      problems.push(`${filename}: ${error instanceof AppError ? error.message : 'something went wrong.'}`)
    }
  }
  return data(replyFor(form.photos.length - problems.length, problems))
}

function replyFor(added: number, problems: string[]): ActionReply {
  const title = `${plural(added, 'picture')} added`
  if (problems.length === 0) return { tone: 'success', title, message: 'Activate them below.' }
  return { tone: added > 0 ? 'warning' : 'error', title, message: problems.join(' ') }
}

const refused = (message: string): ActionReply => ({
  tone: 'error',
  title: 'No pictures were added',
  message,
  fieldErrors: { photos: [message] },
})
