import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import type { Person } from '../emails.tsx'

/** The message with the link to choose a new password. */
export function passwordResetEmail(site: Site, { name, email }: Person, token: string): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: 'Choose a new password',
      preview: `The link is good for ${RESET_LINK_HOURS} hours and works once.`,
      action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
    },
    <>
      <Paragraph>
        Hello {name}, somebody asked for a new password for your account. If it was you, the button below
        takes you to the page where you choose it.
      </Paragraph>
      <Paragraph>
        The link is good for {RESET_LINK_HOURS} hours and works once. If it wasn't you, you can ignore this
        message: your password stays as it is.
      </Paragraph>
    </>,
  )
}
