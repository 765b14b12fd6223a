import { addPostPicture } from '#app/features/blog/pictures/commands/store-picture.server.ts'
import { pictureBase, pictureForText } from '#app/features/blog/pictures/rules/picture-files.ts'
import { AppError } from '#app/lib/app-error.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { withPhoto } from '../../../forms/read-photos.server.ts'
import type { Route } from './+types/pictures.ts'
import type { SentPicture } from './send-picture.ts'

/** Refuses GET, because the editor posts pictures here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  try {
    const picture = await withPhoto({ request, context }, 'picture', ({ photo }) =>
      addPostPicture(services, actor, photo ?? Buffer.alloc(0)),
    )
    return Response.json({ ...pictureForText(picture), base: pictureBase(picture.id) } satisfies SentPicture)
  } catch (error) {
    if (error instanceof AppError) return Response.json({ message: error.message }, { status: error.status })
    services.log.error({ err: error }, 'blog picture not stored')
    return Response.json({ message: FAILED }, { status: 500 })
  }
}

const FAILED = 'Something went wrong on our side, and the picture was not stored. Please try again.'
