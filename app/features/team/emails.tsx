import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { INVITATION_DAYS } from '#app/lib/link-lifetimes.ts'
import { ROLE_LABELS, type Role, type StaffRole } from '#app/lib/roles.ts'
import { ROLE_SENTENCES } from './rules.ts'

/** Invites a person to the team. */
export function invitationEmail(
  site: Site,
  { email, role, from }: { email: string; role: StaffRole; from: string },
  token: string,
): Promise<Email> {
  const { siteName } = site
  const as = role === 'administrator' ? 'as an administrator' : 'in support'
  return siteEmail(
    site,
    email,
    {
      subject: `${from} invites you to help run ${siteName}`,
      heading: `Help run ${siteName}`,
      preview: `The link is good for ${INVITATION_DAYS} days and works once.`,
      action: { label: 'Join the team', path: `/join?token=${token}` },
      because: `because ${from} invited you to help run`,
    },
    <>
      <Paragraph>
        {from} invites you to help run {siteName} {as}. {ROLE_SENTENCES[role]}
      </Paragraph>
      <Paragraph>
        The link is good for {INVITATION_DAYS} days, works once, and is meant for this address alone. If you
        do not know {from}, ignore this message.
      </Paragraph>
    </>,
  )
}

/** Notifies a person that their role has changed. */
export function roleChangedEmail(
  site: Site,
  { name, email }: { name: string; email: string },
  role: Role,
): Promise<Email> {
  const { siteName } = site
  const isOut = role === 'member'
  return siteEmail(
    site,
    email,
    {
      subject: isOut ? `You have left the team of ${siteName}` : 'Your role was changed',
      heading: isOut ? 'You have left the team' : 'Your role was changed',
      preview: isOut ? 'Your account stays as it is.' : `You are ${ROLE_LABELS[role].toLowerCase()} now.`,
      action: isOut
        ? { label: 'Open your dashboard', path: '/dashboard' }
        : { label: 'Open the administration', path: '/admin' },
    },
    <Paragraph>
      Hello {name},{' '}
      {isOut
        ? `an administrator has removed you from the team that runs ${siteName}. You no longer have access to the administration; your own account, with its rooms, stays.`
        : `an administrator has changed your role at ${siteName} to ${ROLE_LABELS[role].toLowerCase()}. ${ROLE_SENTENCES[role]}`}
    </Paragraph>,
  )
}
