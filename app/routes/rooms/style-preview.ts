import { stylePreview } from '#app/features/rooms/style-previews/queries/style-preview.server.ts'
import { previewSchema } from '#app/features/rooms/style-previews/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/style-preview.ts'
import { sendPicture } from './send-picture.ts'

const refusal = (message: string, status: number) => new Response(message, { status })

/**
 * Serves a member's room in the colours of a style. The address carries the version of its corrections, so browsers
 * may cache the picture. A request for an outdated version gets the current picture, uncached.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = optionalMember(context)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const wanted = previewSchema.safeParse({ ...query, ...params })
  if (!member || !wanted.success) return refusal('Not found', 404)
  const services = context.get(servicesContext)
  try {
    const preview = await stylePreview(services, member, wanted.data)
    if (!preview) return refusal('Not found', 404)
    return sendPicture(request, preview.picture, {
      'Cache-Control': preview.isCurrent ? 'private, max-age=3600' : 'private, no-store',
    })
  } catch (error) {
    if (error instanceof AppError) return refusal(error.message, error.status)
    services.log.warn({ err: error }, 'style preview failed')
    return refusal('This photo cannot be shown in other styles.', 422)
  }
}
