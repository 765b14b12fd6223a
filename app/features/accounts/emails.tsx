import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import type { Environment } from '#app/platform/env/environment.ts'

export type Person = { name: string; email: string }

export const confirmationPath = (token: string) => `/confirm-email?token=${token}`

/** Notifies a member that their password has changed, in case somebody else changed it. */
export function passwordChangedEmail(site: Site, { name, email }: Person): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: 'Your password was changed',
      preview: 'Every other device has been signed out.',
      action: { label: "It wasn't me", path: '/auth?mode=forgot-password' },
    },
    <>
      <Paragraph>
        Hello {name}, the password of your account was changed just now, and every other device has been
        signed out.
      </Paragraph>
      <Paragraph>
        If this wasn't you, choose a new password right away with the button below. It sends a link to this
        address.
      </Paragraph>
    </>,
  )
}

/** Asks a member again to confirm their address. */
export function confirmationEmail(site: Site, { name, email }: Person, token: string): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: 'Confirm your email address',
      preview: 'One click, and your address is confirmed.',
      action: { label: 'Confirm my address', path: confirmationPath(token) },
    },
    <Paragraph>
      Hello {name}, the button below confirms that this address is yours. If you did not ask for this message,
      you can ignore it.
    </Paragraph>,
  )
}

/** Goes to the new address, because only its owner can confirm it. */
export function newAddressEmail(
  site: Site,
  { name, newEmail }: { name: string; newEmail: string },
  token: string,
): Promise<Email> {
  return siteEmail(
    site,
    newEmail,
    {
      subject: 'Confirm your new email address',
      preview: 'Your account keeps its old address until you do.',
      action: { label: 'Use this address', path: confirmationPath(token) },
    },
    <>
      <Paragraph>
        Hello {name}, you asked to use this address for your account. Confirm it with the button below; until
        then your account keeps its old one.
      </Paragraph>
      <Paragraph>The link is good for {RESET_LINK_HOURS} hours.</Paragraph>
    </>,
  )
}

/** Goes to the old address, in case somebody else changed it. */
export function addressChangedEmail(
  site: Site & Pick<Environment, 'contactEmail'>,
  { name, email, newEmail }: Person & { newEmail: string },
): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: 'Your email address was changed',
      preview: 'Messages go to the new address from now on.',
      action: { label: 'Open your account', path: '/account' },
    },
    <Paragraph>
      Hello {name}, your account now uses the address {newEmail}. If you did not change it, write to us at{' '}
      {site.contactEmail ?? `${site.appUrl}/contact`} right away.
    </Paragraph>,
  )
}
