import { ZodError } from 'zod'
import { replyPreview } from '#app/features/consultations/requests/queries/reply-preview.server.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { textFields } from '../../forms/form-fields.ts'
import { readForm } from '../../forms/read-form.server.ts'
import type { Route } from './+types/preview.ts'
import type { PreviewAnswer } from './reply-preview.tsx'

/** Refuses GET, because the reply dialog posts its fields here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

/** Returns a preview of the reply. Neither sends nor stores anything. */
export async function action({ request, context }: Route.ActionArgs): Promise<PreviewAnswer> {
  const actor = requireStaff(context)
  const {
    requestId = '',
    templateId = '',
    customMessage = '',
  } = textFields(await readForm({ request, context }))
  try {
    const input = { requestId, templateId, customMessage }
    const message = await replyPreview(context.get(servicesContext), actor, input)
    return message ? { message } : { problem: 'This request or template no longer exists.' }
  } catch (error) {
    if (error instanceof ZodError) return { problem: error.issues[0]!.message }
    throw error
  }
}
