import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { receivedEmail, type Site, siteMessage } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { templateEmail } from '#app/features/email/templates/emails.tsx'
import { BUDGET_LABELS, CONTACT_LABELS, PROJECT_TYPE_LABELS, TIMELINE_LABELS } from '../rules/labels.ts'
import { type ReplyRequest, replyValues } from './rules/reply-values.ts'
import { requestAddress } from './rules/request-address.ts'
import type { DesignerRequestInput } from './schema.ts'

/** Notifies the team of a new designer request. */
export function designerRequestEmail(
  site: Site,
  request: DesignerRequestInput & { id: string },
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
  return siteMessage(
    site,
    {
      subject: `Designer request from ${request.name}`,
      heading: 'A new designer request',
      preview: `${request.name}: ${request.message.slice(0, 90)}`,
      action: { label: 'Open the request', path: requestAddress(request.id) },
    },
    <>
      <Paragraph>
        {request.name} would like to talk to a designer, and was promised an answer within 24 hours.
      </Paragraph>
      <Paragraph>{request.message}</Paragraph>
      {facts.map(([name, value]) => (
        <Paragraph key={name}>
          {name}: {value}
        </Paragraph>
      ))}
    </>,
  )
}

/** Confirms to a person that their request has arrived. */
export const requestReceivedEmail = (site: Site, recipient: string): Promise<Email> =>
  receivedEmail(site, recipient, {
    what: 'request',
    form: 'designer request form',
    did: 'asked',
    preview: 'A designer gets in touch within 24 hours.',
    thanks:
      'Thank you for telling us about your home. A designer reads your request and gets in touch within 24 hours. The first session takes 90 minutes and is free, with no obligation.',
  })

/** A reply to a request, rendered from the template that an administrator chose. */
export function designerReplyEmail(
  environment: Site,
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
