import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { receivedEmail, type Site, siteMessage } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'

/** Forwards a message to the team. */
export function contactMessageEmail(
  site: Site,
  { name, email, message }: { name: string; email: string; message: string },
): Promise<Omit<Email, 'recipient'>> {
  return siteMessage(
    site,
    {
      subject: `Message from ${name}`,
      heading: 'A new message',
      preview: `${name}: ${message.slice(0, 90)}`,
      action: { label: 'Open the messages', path: '/admin/feedback' },
      because: 'because you answer those who write to',
    },
    <>
      <Paragraph>
        {name} ({email}) was promised an answer within 24 hours.
      </Paragraph>
      {message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change order
        <Paragraph key={index}>{line}</Paragraph>
      ))}
    </>,
  )
}

/** Confirms to a person that their message has arrived. */
export const messageReceivedEmail = (site: Site, recipient: string): Promise<Email> =>
  receivedEmail(site, recipient, {
    what: 'message',
    form: 'contact form',
    did: 'wrote',
    preview: 'A person reads it and answers within 24 hours.',
    thanks:
      'Thank you for writing to us. A person reads every message; you hear from us within 24 hours, at this address.',
  })
