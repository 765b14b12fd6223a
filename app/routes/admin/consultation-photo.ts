import { z } from 'zod'
import { consultationPhoto, PHOTO_LISTS } from '#app/features/consultations/queries/photo.server.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/consultation-photo.ts'

const address = z.object({
  list: z.enum(PHOTO_LISTS),
  id: z.uuid(),
  index: z.coerce.number().int().min(0).max(99),
})

/** Serves a photo of a designer request or an intake form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = requireStaff(context)
  const wanted = address.safeParse(params)
  const isSmall = new URL(request.url).searchParams.get('size') === 'small'
  const photo = wanted.success
    ? await consultationPhoto(context.get(servicesContext), actor, { ...wanted.data, isSmall })
    : undefined
  if (!photo) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(photo.content), {
    headers: { 'Content-Type': photo.contentType, 'Cache-Control': 'private, max-age=86400' },
  })
}
