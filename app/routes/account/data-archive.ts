import { redirect } from 'react-router'
import { limitDataArchive } from '#app/features/personal-data/commands/limit-data-archive.server.ts'
import { dataArchive } from '#app/features/personal-data/queries/data-archive.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/data-archive.ts'

/** Sends the requesting member's data as a zip file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  if (!(await limitDataArchive(services, member))) return redirect('/account?data=later')
  const now = new Date()
  const site = services.environment.siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return new Response(await dataArchive(services, member, now), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${site}-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
