import { z } from 'zod'
import { stylePreview } from '#app/features/rooms/style-previews/queries/style-preview.server.ts'
import { LONGEST_BLEND_NAME } from '#app/features/styles/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/style-preview.ts'

const address = z.object({ uploadId: z.uuid(), style: z.string().min(1).max(LONGEST_BLEND_NAME) })

const refusal = (message: string, status: number) => new Response(message, { status })

/**
 * A member's room in the colours of a style. The address carries the version of its corrections, so browsers may cache
 * the picture; a request for an outdated version gets the current picture, uncached.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = optionalMember(context)
  const wanted = address.safeParse(params)
  if (!member || !wanted.success) return refusal('Not found', 404)
  const services = context.get(servicesContext)
  try {
    const preview = await stylePreview(services, member, wanted.data)
    if (!preview) return refusal('Not found', 404)
    const asked = new URL(request.url).searchParams.get('surfaces') ?? ''
    return new Response(new Uint8Array(preview.picture), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': asked === preview.version ? 'private, max-age=3600' : 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof AppError) return refusal(error.message, error.status)
    services.log.warn({ err: error }, 'style preview failed')
    return refusal('This photo cannot be shown in other styles.', 422)
  }
}
