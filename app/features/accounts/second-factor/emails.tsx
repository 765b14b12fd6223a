import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { plural } from '#app/lib/plural.ts'

type Person = { name: string; email: string }

/** Notifies a member that signing in now requires a code, or no longer does, in case somebody else changed it. */
export function secondFactorEmail(site: Site, { name, email }: Person, isOn: boolean): Promise<Email> {
  const subject = isOn ? 'Signing in asks for a code now' : 'Signing in no longer asks for a code'
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: isOn
        ? 'Every other device has been signed out.'
        : 'Your password alone opens your account now.',
      action: { label: 'Open your account', path: '/account/second-factor' },
    },
    <>
      <Paragraph>
        Hello {name},{' '}
        {isOn
          ? 'signing in to your account now takes a code from your app after the password. Every other device has been signed out. Please keep the recovery codes you were shown: you will need them if you lose your phone.'
          : 'the second factor of your account was turned off just now. Your password alone opens it.'}
      </Paragraph>
      <Paragraph>If this wasn't you, choose a new password right away and tell an administrator.</Paragraph>
    </>,
  )
}

/** Notifies a member that a recovery code was used, in case somebody else used it. */
export function recoveryCodeUsedEmail(site: Site, { name, email }: Person, left: number): Promise<Email> {
  const subject = 'A recovery code was used to sign in'
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: `${plural(left, 'recovery code')} left.`,
      action: { label: 'Make new codes', path: '/account/second-factor' },
    },
    <>
      <Paragraph>
        Hello {name}, somebody has just signed in to your account with your password and one of your recovery
        codes. You have {plural(left, 'recovery code')} left.
      </Paragraph>
      <Paragraph>If this wasn't you, choose a new password right away and tell an administrator.</Paragraph>
    </>,
  )
}
