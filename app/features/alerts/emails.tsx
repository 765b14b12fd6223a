import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { type AlertFacts, alertWords } from './rules/alert-words.ts'

/** The message to an administrator about an alert. */
export function alertEmail(site: Site, email: string, alert: AlertFacts): Promise<Email> {
  const { title, text, link } = alertWords(alert)
  return siteEmail(
    site,
    email,
    { subject: title, preview: text, action: { label: link.text, path: link.to } },
    <>
      <Paragraph>{text}</Paragraph>
      <Paragraph>It stays on the administration's dashboard until it's over.</Paragraph>
    </>,
  )
}
