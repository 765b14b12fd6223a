import { z } from 'zod'
import { seeOutcome } from '#app/features/rooms/generation/commands/see-outcome.server.ts'
import { generationStatus } from '#app/features/rooms/generation/queries/generation-status.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/status.ts'

/** Returns the state of an upload's latest generation. Pages poll it every second or two. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const uploadId = z.uuid().safeParse(params.uploadId)
  const { database } = context.get(servicesContext)
  const status = uploadId.success && (await generationStatus(database, member.userId, uploadId.data))
  if (!status) return Response.json({ error: 'Room upload not found' }, { status: 404 })
  return Response.json(status, { headers: { 'Cache-Control': 'no-store' } })
}

/** Records that the member saw the outcome. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const member = requireMember(context, request)
  const uploadId = z.uuid().safeParse(params.uploadId)
  if (uploadId.success) await seeOutcome(context.get(servicesContext), member, { uploadId: uploadId.data })
  return new Response(null, { status: 204 })
}
