import { z } from 'zod'
import { isCreditBack } from '#app/features/credits/queries/is-credit-back.server.ts'
import { seeOutcome } from '#app/features/rooms/generation/commands/see-outcome.server.ts'
import { generationStatus } from '#app/features/rooms/generation/queries/generation-status.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/status.ts'

/**
 * Returns the state of an upload's latest generation. Pages poll it every second or two, and name the generation that
 * they wait for, so that they learn whether its credit is back when the upload was deleted.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const uploadId = z.uuid().safeParse(params.uploadId)
  const { database } = context.get(servicesContext)
  const status = uploadId.success && (await generationStatus(database, member.userId, uploadId.data))
  if (status) return Response.json(status, { headers: { 'Cache-Control': 'no-store' } })
  const generationId = new URL(request.url).searchParams.get('generation') ?? ''
  const causes = [generationId, params.uploadId]
  const deleted = { isCreditBack: await isCreditBack(database, member.userId, causes) }
  return Response.json({ error: 'Room upload not found', deleted }, { status: 404 })
}

/** Records that the member saw the outcome. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const member = requireMember(context, request)
  const uploadId = z.uuid().safeParse(params.uploadId)
  if (uploadId.success) await seeOutcome(context.get(servicesContext), member, { uploadId: uploadId.data })
  return new Response(null, { status: 204 })
}
