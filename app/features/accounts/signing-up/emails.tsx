import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { confirmationPath, type Person } from '../emails.tsx'

/** What the welcome says about redesigns. */
export interface WelcomePromise {
  /** What a redesign leaves unchanged; null when it may change everything. */
  change: string | null
  /** Whether the account gets a room without paying. */
  isFirstFree: boolean
}

/** Welcomes a new member and describes their next steps. */
export function welcomeEmail(
  site: Site,
  { name, email }: Person,
  token: string,
  { change, isFirstFree }: WelcomePromise,
): Promise<Email> {
  return siteEmail(
    site,
    email,
    {
      subject: `Welcome to ${site.siteName}`,
      heading: `Welcome, ${name}`,
      preview: `Your style is saved${isFirstFree ? ', and your first room redesign is free' : ''}.`,
      action: { label: 'Confirm and begin', path: confirmationPath(token) },
    },
    <>
      <Paragraph>
        Your account is ready, and the style you found in the quiz is kept in it.
        {isFirstFree && ' Your first room redesign is free.'}
      </Paragraph>
      <Paragraph>
        Take a photo from a corner of the room, in daylight, with as much of the floor as you can get in. A
        minute or two after you send it, you see your own room in your style.{change && ` ${change}`}
      </Paragraph>
      <Paragraph>The button confirms that this address is yours, and opens your dashboard.</Paragraph>
    </>,
  )
}
