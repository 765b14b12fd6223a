import { z } from 'zod'
import { readPicture } from '#app/features/rooms/queries/picture.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/picture.ts'
import { sendPicture } from './send-picture.ts'

const address = z.object({
  uploadId: z.uuid(),
  which: z.union([z.enum(['original', 'preview']), z.uuid()]),
  width: z.coerce.number().int().optional(),
})

/** A file name with only the letters, digits and hyphens of the requested one. */
const fileName = (name: string) => `${name.replace(/[^a-z0-9-]+/gi, '').slice(0, 80) || 'room'}.jpg`

/** Serves a member's own picture. Except for previews, an address never changes its content. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = optionalMember(context)
  const query = new URL(request.url).searchParams
  const width = query.get('width') ?? undefined
  const wanted = address.safeParse({ ...params, width })
  if (!member || !wanted.success) return sendPicture(request, undefined, {})
  const caching =
    wanted.data.which === 'preview' ? 'private, no-store' : 'private, max-age=31536000, immutable'
  const name = query.get('download')
  const file = name === null ? undefined : fileName(name)
  const picture = await readPicture(context.get(servicesContext), member, { ...wanted.data, fileName: file })
  return sendPicture(request, picture, {
    'Cache-Control': caching,
    ...(file && { 'Content-Disposition': `attachment; filename="${file}"` }),
  })
}
