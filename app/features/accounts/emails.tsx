import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { RESET_LINK_HOURS } from './rules/texts.ts'

type Site = Pick<Environment, 'siteName' | 'appUrl'>
type Person = { name: string; email: string }

const confirmationAddress = (appUrl: string, token: string) => `${appUrl}/confirm-email?token=${token}`

/** Greets a new member and says what is waiting for them. */
export async function welcomeEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
  token: string,
): Promise<Email> {
  const subject = `Welcome to ${siteName}`
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="Your style is saved, and your first room redesign is free."
      heading={`Welcome, ${name}`}
      action={{ label: 'Confirm and begin', address: confirmationAddress(appUrl, token) }}
    >
      <Paragraph>
        Your account is ready, and the style you found in the quiz is kept in it. Your first room redesign is
        free.
      </Paragraph>
      <Paragraph>
        Take a photo from a corner of the room, by daylight, with as much of the floor as you can get in. A
        minute or two after you send it, you see your own room in your style.
      </Paragraph>
      <Paragraph>The button confirms that this address is yours, and opens your dashboard.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}

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

/** Asks once more to confirm an address. */
export async function confirmationEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
  token: string,
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="One click, and your address is confirmed."
      heading="Confirm your email address"
      action={{ label: 'Confirm my address', address: confirmationAddress(appUrl, token) }}
    >
      <Paragraph>
        Hello {name}, the button below confirms that this address is yours. If you did not ask for this
        message, leave it alone.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: 'Confirm your email address', ...body }
}

/** Goes to a new address: only whoever reads it there can make it theirs. */
export async function newAddressEmail(
  { siteName, appUrl }: Site,
  { name, newEmail }: { name: string; newEmail: string },
  token: string,
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="Your account keeps its old address until you do."
      heading="Confirm your new email address"
      action={{ label: 'Use this address', address: confirmationAddress(appUrl, token) }}
    >
      <Paragraph>
        Hello {name}, you asked to use this address for your account. The button below makes it so; until then
        your account keeps its old one.
      </Paragraph>
      <Paragraph>The link is good for {RESET_LINK_HOURS} hours and works once.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: newEmail, subject: 'Confirm your new email address', ...body }
}

/** Goes to the old address, in case it was not its owner who changed it. */
export async function addressChangedEmail(
  { siteName, appUrl, contactEmail }: Site & Pick<Environment, 'contactEmail'>,
  { name, email, newEmail }: Person & { newEmail: string },
): Promise<Email> {
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview="Messages go to the new address from now on."
      heading="Your email address was changed"
      action={{ label: 'Open your account', address: `${appUrl}/account` }}
    >
      <Paragraph>
        Hello {name}, your account uses the address {newEmail} from now on. If it was not you who changed it,
        write to us at {contactEmail ?? `${appUrl}/contact`} at once.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: 'Your email address was changed', ...body }
}
