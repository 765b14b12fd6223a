import type { ReactNode } from 'react'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { EmailLayout, Paragraph } from './components/email-layout.tsx'
import type { Email } from './outbox/commands/queue-email.server.ts'

/** The facts about the site that a message needs. */
export type Site = Pick<Environment, 'siteName' | 'appUrl'>

interface Frame {
  subject: string
  /** The subject by default; null for none, as in a personal reply. */
  heading?: string | null
  /** One line that mail programs show beside the subject. */
  preview: string
  /** A button. Its path begins with a slash. */
  action?: { label: string; path: string }
  /** Why the person gets the message. The site's name follows. */
  because?: string
}

/** Renders a message to one person in the site's frame. */
export const siteEmail = async (
  site: Site,
  recipient: string,
  frame: Frame,
  content: ReactNode,
): Promise<Email> => ({ recipient, ...(await siteMessage(site, frame, content)) })

/** Like {@link siteEmail}, for a message to several people. */
export async function siteMessage(
  { siteName, appUrl }: Site,
  { subject, heading = subject, action, ...frame }: Frame,
  content: ReactNode,
): Promise<Omit<Email, 'recipient'>> {
  const button = action && { label: action.label, address: `${appUrl}${action.path}` }
  const body = await renderEmail(
    <EmailLayout {...frame} siteName={siteName} appUrl={appUrl} heading={heading} action={button}>
      {content}
    </EmailLayout>,
  )
  return { subject, ...body }
}

interface Received {
  /** For example 'message'. */
  what: string
  /** For example 'contact form'. */
  form: string
  /** What the sender did, for example 'wrote'. */
  did: string
  preview: string
  /** What happens next. */
  thanks: string
}

/**
 * Confirms to a sender that their form has arrived. Quotes nothing they typed, because the address may be another
 * person's.
 */
export const receivedEmail = (
  site: Site,
  recipient: string,
  { what, form, did, preview, thanks }: Received,
): Promise<Email> =>
  siteEmail(
    site,
    recipient,
    {
      subject: `We have your ${what}`,
      preview,
      because: `because this address was left in the ${form} of`,
    },
    <>
      <Paragraph>{thanks}</Paragraph>
      <Paragraph>
        Would you like to add something? Just reply to this message. If it wasn't you who {did}, somebody
        mistyped their address, and there is nothing you need to do.
      </Paragraph>
    </>,
  )
