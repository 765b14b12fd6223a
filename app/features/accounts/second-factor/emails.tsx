import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { plural } from '#app/lib/plural.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'

type Site = Pick<Environment, 'siteName' | 'appUrl'>
type Person = { name: string; email: string }

/** Tells somebody that signing in asks for a code from now on, or no longer does, in case it was not them. */
export async function secondFactorEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
  isOn: boolean,
): Promise<Email> {
  const subject = isOn ? 'Signing in asks for a code now' : 'Signing in no longer asks for a code'
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={
        isOn ? 'Every other device has been signed out.' : 'Your password alone opens your account now.'
      }
      heading={subject}
      action={{ label: 'Open your account', address: `${appUrl}/account/second-factor` }}
    >
      <Paragraph>
        Hello {name},{' '}
        {isOn
          ? 'from now on, signing in to your account takes a code of your app after the password. Every other device has been signed out. Please keep the recovery codes you were shown: they stand in for a lost phone.'
          : 'the second factor of your account was turned off just now. Your password alone opens it.'}
      </Paragraph>
      <Paragraph>If it was not you, choose a new password at once and tell an administrator.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}

/** Tells somebody that a recovery code was used, in case it was not them. */
export async function recoveryCodeUsedEmail(
  { siteName, appUrl }: Site,
  { name, email }: Person,
  left: number,
): Promise<Email> {
  const subject = 'A recovery code was used to sign in'
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`${plural(left, 'recovery code')} left.`}
      heading={subject}
      action={{ label: 'Make new codes', address: `${appUrl}/account/second-factor` }}
    >
      <Paragraph>
        Hello {name}, somebody has just signed in to your account with your password and one of your recovery
        codes. You have {plural(left, 'recovery code')} left.
      </Paragraph>
      <Paragraph>If it was not you, choose a new password at once and tell an administrator.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}
