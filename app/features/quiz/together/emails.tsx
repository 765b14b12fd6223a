import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'

/** Tells the owner of a link for two that the second person has finished the quiz. */
export function pairReadyEmail(site: Site, { name, email }: { name: string; email: string }): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: 'Your style for two is ready',
      preview: 'The other person has taken the quiz. See where you agree.',
      action: { label: 'See the Two of You', path: '/together' },
    },
    <>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        The person you sent the quiz to has finished it. Your two styles are side by side now, with everything
        you agree on and a palette that has room for you both.
      </Paragraph>
    </>,
  )
}
