import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { templateEmail } from '#app/features/email/templates/emails.tsx'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { type ReplyRequest, replyValues } from './requests/rules/reply-values.ts'
import { BUDGET_LABELS, CONTACT_LABELS, PROJECT_TYPE_LABELS, TIMELINE_LABELS } from './rules/labels.ts'
import type { DesignerRequestInput } from './schema.ts'

/** Tells those who run the site of a new request for a designer. */
export async function requestNotice(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  request: DesignerRequestInput,
): Promise<Omit<Email, 'recipient'>> {
  const place = [request.city, request.state].filter(Boolean).join(', ')
  const facts = [
    ['Email', request.email],
    ['Phone', request.phone],
    ['Prefers', CONTACT_LABELS[request.contactPreference]],
    ['Project', PROJECT_TYPE_LABELS[request.projectType]],
    ['Budget', request.budgetRange && BUDGET_LABELS[request.budgetRange]],
    ['Timeline', request.timeline && TIMELINE_LABELS[request.timeline]],
    ['Place', place],
  ].filter((fact) => fact[1])
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`${request.name}: ${request.message.slice(0, 90)}`}
      heading="A new designer request"
      action={{ label: 'Open the requests', address: `${appUrl}/admin/designer` }}
    >
      <Paragraph>
        {request.name} would like to talk to a designer, and was promised an answer within 24 hours.
      </Paragraph>
      <Paragraph>{request.message}</Paragraph>
      {facts.map(([name, value]) => (
        <Paragraph key={name}>
          {name}: {value}
        </Paragraph>
      ))}
    </EmailLayout>,
  )
  return { subject: `Designer request from ${request.name}`, ...body }
}

/** Tells somebody that their request has arrived. Says nothing they typed: the address may be another person's. */
export async function requestReceivedEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  recipient: string,
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="A designer gets in touch within 24 hours."
      heading="We have your request"
      because="because this address was left in the designer request form of"
    >
      <Paragraph>
        Thank you for telling us about your home. A designer reads your request and gets in touch within 24
        hours. The first session takes 90 minutes, is free, and obliges you to nothing.
      </Paragraph>
      <Paragraph>
        Would you like to add something? Simply answer this message. If it was not you who asked, somebody
        mistyped their address, and there is nothing you need to do.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient, subject: 'We have your request', ...body }
}

/** A reply to a request, made of a template an administrator chose. */
export function designerReplyEmail(
  environment: Pick<Environment, 'siteName' | 'appUrl'>,
  reply: {
    request: ReplyRequest & { email: string }
    template: { subject: string; content: string }
    customMessage: string
    intakeFormUrl: string | null
  },
): Promise<Email> {
  return templateEmail(environment, {
    recipient: reply.request.email,
    template: reply.template,
    values: { ...replyValues(reply.request), intake_form_url: reply.intakeFormUrl },
    customMessage: reply.customMessage,
  })
}
