import { z } from 'zod'
import { StyleTrial } from '#app/features/rooms/components/style-trial.tsx'
import { uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import { tapsVersion } from '#app/features/rooms/queries/style-preview.server.ts'
import { activeStyleNames } from '#app/features/styles/queries.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/link.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/try-styles.ts'

export const meta = pageMeta('Try Another Style')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const { database } = context.get(servicesContext)
  const uploadId = z.uuid().safeParse(params.uploadId)
  const upload = uploadId.success ? await uploadById(database, uploadId.data) : undefined
  if (!upload || upload.userId !== member.userId) throw new Response('Not found', { status: 404 })
  const styles = await activeStyleNames(database)
  const { id, roomType, width, height, placeholder, userStylePreference } = upload
  const surfaces = tapsVersion(upload.surfaceTaps)
  return {
    room: { id, roomType, width, height, placeholder, surfaces },
    styles,
    ownStyle: userStylePreference,
  }
}

/** One room in the colours of every style, free. */
export default function TryStyles({ loaderData: { room, styles, ownStyle } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 py-12 md:py-16">
      <header className="grid max-w-text gap-3">
        <h1>Try another style</h1>
        <p className="text-lg">
          Your {room.roomType.toLowerCase()} in the colours of each style. This is a colour preview: walls,
          floor, wood and textiles change, your furniture stays. It costs nothing.
        </p>
      </header>
      <StyleTrial room={room} styles={styles} ownStyle={ownStyle} />
      <TextLink to="/dashboard">Back to the dashboard</TextLink>
    </div>
  )
}
