import { z } from 'zod'
import { readLinkPicture } from '#app/features/rooms/sharing/queries/link-picture.server.ts'
import { readSharedPicture } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/shared-picture.ts'
import { sendPicture } from './send-picture.ts'

/** The picture for link previews: the room before and after. */
const LINK_PICTURE = 'before-after.jpg'

const wantedSchema = z.object({
  which: z.union([z.literal('original'), z.uuid()]),
  width: z.coerce.number().int(),
})

/** Serves a picture of a shared room. Cached for minutes only, because a link can end. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const width = new URL(request.url).searchParams.get('width')
  const wanted = wantedSchema.safeParse({ which: params.which, width })
  const services = context.get(servicesContext)
  const picture = wanted.success
    ? await readSharedPicture(services, params.token, wanted.data)
    : params.which === LINK_PICTURE
      ? await readLinkPicture(services, params.token)
      : undefined
  return sendPicture(request, picture, { 'Cache-Control': 'private, max-age=300', 'X-Robots-Tag': 'noindex' })
}
