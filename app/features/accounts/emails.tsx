import type { Email } from '#app/features/email/commands.server.ts'
import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { RESET_LINK_HOURS } from './rules/texts.ts'

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

type Site = Pick<Environment, 'siteName' | 'appUrl'>
type Person = { name: string; email: string }

/** The link to choose a new password, for whoever forgot theirs. */
export async function passwordResetEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
  token: string,
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`The link is good for ${RESET_LINK_HOURS} hours and works once.`}
      heading="Choose a new password"
      action={{ label: 'Choose a new password', address: `${appUrl}/reset-password?token=${token}` }}
    >
      <Paragraph>
        Hello {name}, somebody asked for a new password for your account. If it was you, the button below
        takes you to the page where you choose it.
      </Paragraph>
      <Paragraph>
        The link is good for {RESET_LINK_HOURS} hours and works once. If it was not you, leave this message
        alone: your password stays as it is.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: 'Choose a new password', ...body }
}

/** Tells somebody that their password is another one now, in case it was not them. */
export async function passwordChangedEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="Every other device has been signed out."
      heading="Your password was changed"
      action={{ label: 'It was not me', address: `${appUrl}/auth?mode=forgot-password` }}
    >
      <Paragraph>
        Hello {name}, the password of your account was changed just now, and every other device has been
        signed out.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password at once with the button below. It sends a link to this
        address.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: 'Your password was changed', ...body }
}
