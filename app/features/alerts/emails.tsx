import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { alertWords, type Told } from './rules/words.ts'

/** Tells an administrator of something that wants a look. */
export async function alertEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  email: string,
  told: Told,
): Promise<Email> {
  const { title, text, link } = alertWords(told)
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={text}
      heading={title}
      action={{ label: link.text, address: `${appUrl}${link.to}` }}
    >
      <Paragraph>{text}</Paragraph>
      <Paragraph>It stands on the administration's dashboard until it is over.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: title, ...body }
}
