import { regionsAt } from '#app/features/rooms/corrections/queries/regions.server.ts'
import { placeSchema } from '#app/features/rooms/corrections/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/regions.ts'

const refusal = (error: string, status: number) => Response.json({ error }, { status })

/**
 * Returns the outlines of the regions at a point in a member's photo, smallest first. `?x=&y=` are fractions of its
 * size.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = optionalMember(context)
  const place = Object.fromEntries(new URL(request.url).searchParams)
  const wanted = placeSchema.safeParse({ ...place, ...params })
  if (!member || !wanted.success) return refusal('Not found', 404)
  const services = context.get(servicesContext)
  try {
    const regions = await regionsAt(services, member, wanted.data)
    if (!regions) return refusal('Not found', 404)
    return Response.json({ regions }, { headers: { 'Cache-Control': 'private, max-age=3600' } })
  } catch (error) {
    if (error instanceof AppError) return refusal(error.message, error.status)
    services.log.warn({ err: error }, 'preview regions failed')
    return refusal('We found nothing at this spot.', 422)
  }
}
