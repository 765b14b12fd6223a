import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { ROLE_LABELS, type Role, type StaffRole } from '#app/lib/roles.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { INVITATION_HOURS, ROLE_SENTENCES } from './rules.ts'

type Site = Pick<Environment, 'siteName' | 'appUrl'>

/** Asks somebody to help run the site. */
export async function invitationEmail(
  { siteName, appUrl }: Site,
  { email, role, from }: { email: string; role: StaffRole; from: string },
  token: string,
): Promise<Email> {
  const as = role === 'administrator' ? 'as an administrator' : 'in support'
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`The link is good for ${INVITATION_HOURS / 24} days and works once.`}
      heading={`Help run ${siteName}`}
      action={{ label: 'Join the team', address: `${appUrl}/join?token=${token}` }}
    >
      <Paragraph>
        {from} invites you to help run {siteName} {as}. {ROLE_SENTENCES[role]}
      </Paragraph>
      <Paragraph>
        The link is good for {INVITATION_HOURS / 24} days, works once, and is meant for this address alone. If
        you do not know {from}, leave this message alone.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject: `${from} invites you to help run ${siteName}`, ...body }
}

/** Tells somebody that they may do something else from now on. */
export async function roleChangedEmail(
  { siteName, appUrl }: Site,
  { name, email }: { name: string; email: string },
  role: Role,
): Promise<Email> {
  const isOut = role === 'member'
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={isOut ? 'Your account stays as it is.' : `You are ${ROLE_LABELS[role].toLowerCase()} now.`}
      heading={isOut ? 'You have left the team' : 'Your role was changed'}
      action={
        isOut
          ? { label: 'Open your dashboard', address: `${appUrl}/dashboard` }
          : { label: 'Open the administration', address: `${appUrl}/admin` }
      }
    >
      <Paragraph>
        Hello {name},{' '}
        {isOut
          ? `an administrator has taken you out of the team that runs ${siteName}. The administration no longer opens for you; your own account, with its rooms, stays.`
          : `an administrator has changed your role at ${siteName} to ${ROLE_LABELS[role].toLowerCase()}. ${ROLE_SENTENCES[role]}`}
      </Paragraph>
    </EmailLayout>,
  )
  return {
    recipient: email,
    subject: isOut ? `You have left the team of ${siteName}` : 'Your role was changed',
    ...body,
  }
}
