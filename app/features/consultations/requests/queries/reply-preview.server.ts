import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { LINK_PLACEHOLDER } from '../../intake/rules/intake-link.ts'
import { designerRequests } from '../../tables.server.ts'
import { designerReplyEmail } from '../emails.tsx'
import { replySchema } from '../schema.ts'
import { replyTemplate } from './reply-templates.server.ts'

/**
 * A reply exactly as it would be sent now. A placeholder replaces the link to the intake form, which only sending
 * creates.
 *
 * @returns undefined when the request or the template no longer exists
 * @throws ZodError for a message that is too long
 */
export async function replyPreview(
  { database, environment }: Services,
  _actor: Staff,
  input: z.input<typeof replySchema>,
): Promise<Email | undefined> {
  const { requestId, templateId, customMessage } = replySchema.parse(input)
  const [request] = await database.select().from(designerRequests).where(eq(designerRequests.id, requestId))
  const template = await replyTemplate(database, templateId)
  if (!request || !template) return undefined
  return designerReplyEmail(environment, {
    request: { ...request, email: request.email ?? '' },
    template,
    customMessage,
    intakeFormUrl: LINK_PLACEHOLDER,
  })
}
