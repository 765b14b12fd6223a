import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'

type Site = Pick<Environment, 'siteName' | 'appUrl'>

/** Tells the team what somebody wrote. */
export async function contactNotice(
  { siteName, appUrl }: Site,
  { name, email, message }: { name: string; email: string; message: string },
): Promise<Omit<Email, 'recipient'>> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`${name}: ${message.slice(0, 90)}`}
      heading="A new message"
      action={{ label: 'Open the messages', address: `${appUrl}/admin/feedback` }}
      because="because you answer those who write to"
    >
      <Paragraph>
        {name} ({email}) was promised an answer within 24 hours.
      </Paragraph>
      {message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
        <Paragraph key={index}>{line}</Paragraph>
      ))}
    </EmailLayout>,
  )
  return { subject: `Message from ${name}`, ...body }
}

/** Tells somebody that their message has arrived. Says nothing they typed: the address may be another person's. */
export async function messageReceivedEmail({ siteName, appUrl }: Site, recipient: string): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="A person reads it and answers within 24 hours."
      heading="We have your message"
      because="because this address was left in the contact form of"
    >
      <Paragraph>
        Thank you for writing to us. A person reads every message; you hear from us within 24 hours, at this
        address.
      </Paragraph>
      <Paragraph>
        Would you like to add something? Simply answer this message. If it was not you who wrote, somebody
        mistyped their address, and there is nothing you need to do.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient, subject: 'We have your message', ...body }
}
