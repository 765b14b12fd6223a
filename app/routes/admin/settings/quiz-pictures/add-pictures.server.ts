import { data } from 'react-router'
import { addQuizPicture } from '#app/features/quiz/pool/commands/edit-pictures.server.ts'
import { addPictureSchema } from '#app/features/quiz/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import type { PreparedPhoto } from '#app/platform/pictures/prepare-photo.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { readPhotos, type SentPhotos } from '../../../forms/read-photos.server.ts'
import { refusalOf } from '../../../forms/refusal.server.ts'
import { type ActionReply, success } from '../../../forms/reply.ts'
import type { RequestArgs } from '../../../forms/with-body.server.ts'
import { MAX_PICTURES } from './max-pictures.ts'

const WORDS = { failed: 'No pictures were added', invalid: 'Please choose style and room type.' }

/** Adds several pictures with one form. A refused one does not stop the others, and the reply names it. */
export async function addPictures({ request, context }: RequestArgs) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  try {
    const { fields, photos } = await readPhotos({ request, context }, MAX_PICTURES)
    const labels = addPictureSchema.parse(Object.fromEntries(fields))
    if (photos.length === 0)
      throw new AppError('no_pictures', 'Please choose at least one picture.', { field: 'photos' })
    const add = (photo: PreparedPhoto) => addQuizPicture(services, actor, { ...labels, photo })
    return data(replyFor(photos.length, await addAll(services, photos, add)))
  } catch (error) {
    const { reply, status } = refusalOf(services, error, WORDS)
    return data(reply, { status })
  }
}

/** @returns a message for each picture that was not added */
async function addAll(
  services: Services,
  photos: SentPhotos['photos'],
  add: (photo: PreparedPhoto) => Promise<unknown>,
): Promise<string[]> {
  const problems: string[] = []
  for (const { filename, photo, refusal } of photos) {
    try {
      if (refusal) throw refusal
      await add(photo)
    } catch (error) {
      const words = { failed: 'quiz picture not stored', broken: 'something went wrong.' }
      problems.push(`${filename}: ${refusalOf(services, error, words).reply.message}`)
    }
  }
  return problems
}

function replyFor(sent: number, problems: string[]): ActionReply {
  const added = sent - problems.length
  const title = `${plural(added, 'picture')} added`
  if (problems.length === 0) return success(title, 'Activate them below.')
  return { tone: added > 0 ? 'warning' : 'error', title, message: problems.join(' ') }
}
