import { readPostPicture } from '#app/features/blog/pictures/queries/post-picture.server.ts'
import { isStaffRole } from '#app/lib/roles.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/picture.ts'

/** Serves a picture of a published post to everybody, and of any post to staff. */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const ofAnyPost = isStaffRole(context.get(visitorContext)?.role ?? 'member')
  const picture = await readPostPicture(context.get(servicesContext), file, { ofAnyPost })
  if (!picture) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(picture.content), {
    headers: {
      'Content-Type': picture.contentType,
      'Cache-Control': ofAnyPost ? 'private, no-store' : 'public, max-age=86400',
    },
  })
}
