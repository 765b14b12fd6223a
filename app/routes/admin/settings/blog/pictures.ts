import { type FileUpload, MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser'
import { addPostPicture } from '#app/features/blog/commands/store-picture.server.ts'
import { pictureBase, pictureForText } from '#app/features/blog/rules/picture-files.ts'
import { AppError } from '#app/lib/app-error.ts'
import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-sentences.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/pictures.ts'
import type { SentPicture } from './send-picture.ts'

/** Nothing to see: the editor sends pictures here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

/** Stores a picture for a post. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  try {
    const picture = await addPostPicture(services, actor, await photoIn(request))
    return Response.json({ ...pictureForText(picture), base: pictureBase(picture.id) } satisfies SentPicture)
  } catch (error) {
    return Response.json({ message: sentenceFor(services, error) }, { status: 400 })
  }
}

async function photoIn(request: Request): Promise<Buffer> {
  let photo: Buffer | undefined
  await parseFormData(request, { maxFileSize: PHOTO_BYTES_LIMIT, maxFiles: 1 }, async (file: FileUpload) => {
    photo = Buffer.from(await file.arrayBuffer())
    return undefined
  })
  return photo ?? Buffer.alloc(0)
}

function sentenceFor({ log }: Services, error: unknown): string {
  if (error instanceof AppError) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof MaxFileSizeExceededError) return 'This picture is larger than 10 MB.'
  log.error({ err: error }, 'blog picture')
  return 'The picture did not arrive whole. Please try again.'
}
