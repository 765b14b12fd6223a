import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { usesVariable } from '#app/features/email/templates/rules/template-variables.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { createIntakeLink } from '../../intake/commands/create-intake-link.server.ts'
import { designerReplies, designerRequests } from '../../tables.server.ts'
import { designerReplyEmail } from '../emails.tsx'
import { assertUnanswered } from '../queries/assert-unanswered.server.ts'
import { lockRequest } from '../queries/lock-request.server.ts'
import { replyTemplate } from '../queries/reply-templates.server.ts'
import type { RequestStatus } from '../rules/request-status.ts'
import { replySchema } from '../schema.ts'

/**
 * Replies to a request. One transaction queues the message, creates the link to the intake form if the template
 * contains one, and updates history and status. The status becomes 'contacted', but a resolved request stays
 * resolved.
 *
 * @param input.seen what the writer saw of the request's answers, so that nobody answers twice unknowingly
 * @returns the recipient, the template used, and the request's new status
 * @throws AppError `request_not_found`, `no_email`, `template_not_found`, `answered_meanwhile`
 */
export async function sendReply(
  services: Services,
  actor: Staff,
  input: z.input<typeof replySchema>,
): Promise<{ email: string; templateUsed: string; status: RequestStatus }> {
  const { requestId, seen, templateId, customMessage } = replySchema.parse(input)
  return services.database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, requestId)
    const { email } = request
    if (!email)
      throw new AppError('no_email', "This request doesn't have an email address.", {
        title: 'No Email Address',
      })
    const template = await replyTemplate(transaction, templateId)
    if (!template)
      throw new AppError('template_not_found', 'Please select a template.', { title: 'Missing Information' })
    await assertUnanswered(transaction, request, seen)
    const reply = await keepReply(transaction, actor, { requestId, template, customMessage })
    const intakeFormUrl = reply.hasIntakeLink
      ? await createIntakeLink(transaction, {
          designerRequestId: requestId,
          appUrl: services.environment.appUrl,
        })
      : null
    const message = await designerReplyEmail(services.environment, {
      request: { ...request, email },
      template,
      customMessage,
      intakeFormUrl,
    })
    await queueEmail(
      transaction,
      { kind: 'designer_reply', reference: reply.id, userId: request.userId },
      message,
    )
    const status = request.status === 'resolved' ? 'resolved' : 'contacted'
    await transaction.update(designerRequests).set({ status }).where(eq(designerRequests.id, requestId))
    await recordAudit(transaction, actor, {
      action: 'consultations.reply',
      subject: { kind: 'request', id: requestId, name: email },
      before: { status: request.status },
      after: { status, template: template.name, intakeLink: reply.hasIntakeLink },
    })
    return { email, templateUsed: template.name, status }
  })
}

interface WrittenReply {
  requestId: string
  template: { name: string; subject: string; content: string }
  customMessage: string
}

async function keepReply(transaction: Transaction, actor: Staff, written: WrittenReply) {
  const { requestId, template, customMessage } = written
  const [reply] = await transaction
    .insert(designerReplies)
    .values({
      designerRequestId: requestId,
      templateName: template.name,
      subject: template.subject,
      customMessage: customMessage || null,
      hasIntakeLink: usesVariable(template, 'intake_form_url'),
      sentBy: actor.userId,
    })
    .returning()
  return reply!
}
