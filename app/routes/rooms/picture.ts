import { z } from 'zod'
import { readPicture } from '#app/features/rooms/queries/picture.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/picture.ts'

const address = z.object({
  uploadId: z.uuid(),
  which: z.union([z.enum(['original', 'preview']), z.uuid()]),
  width: z.coerce.number().int().optional(),
})

const notFound = () => new Response('Not found', { status: 404 })

/** Only the letters, digits and hyphens of the requested name. */
const fileName = (name: string) => `${name.replace(/[^a-z0-9-]+/gi, '').slice(0, 80) || 'room'}.jpg`

/** A person's own picture. The address of a picture never shows another one, except for previews. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = optionalMember(context)
  const query = new URL(request.url).searchParams
  const width = query.get('width') ?? undefined
  const wanted = address.safeParse({ ...params, width })
  if (!member || !wanted.success) return notFound()
  const picture = await readPicture(context.get(servicesContext), member, wanted.data)
  if (!picture) return notFound()
  const caching =
    wanted.data.which === 'preview' ? 'private, no-store' : 'private, max-age=31536000, immutable'
  const headers = new Headers({ 'Content-Type': picture.contentType, 'Cache-Control': caching })
  const name = query.get('download')
  if (name !== null) headers.set('Content-Disposition', `attachment; filename="${fileName(name)}"`)
  return new Response(new Uint8Array(picture.content), { headers })
}
