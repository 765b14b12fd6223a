import type { Email } from '#app/features/email/commands.server.ts'
import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'

/** Greets a new member and says what is waiting for them. */
export async function welcomeEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  { name, email }: { name: string; email: string },
): Promise<Email> {
  const subject = `Welcome to ${siteName}`
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="Your style is saved, and your first room redesign is free."
      heading={`Welcome, ${name}`}
      action={{ label: 'Send us a room', address: `${appUrl}/dashboard` }}
    >
      <Paragraph>
        Your account is ready, and the style you found in the quiz is kept in it. Your first room redesign is
        free.
      </Paragraph>
      <Paragraph>
        Take a photo from a corner of the room, by daylight, with as much of the floor as you can get in. A
        minute or two after you send it, you see your own room in your style.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}
