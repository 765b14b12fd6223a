import type { Email } from '#app/features/email/commands.server.ts'
import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { DELETION_LABELS, type DeletionReason } from './rules/deletion.ts'

interface RedesignReady {
  name: string
  email: string
  roomType: string
  style: string
}

/** Tells a person that their redesign is ready; the link opens it, after signing in where needed. */
export async function redesignReadyEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  { name, email, roomType, style }: RedesignReady,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const subject = `Your ${room} is ready`
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`See your ${room} in the ${style} style.`}
      heading={subject}
      action={{ label: 'See your room', address: `${appUrl}/dashboard?from=email&redesign=ready` }}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        your {room} has been redesigned in the {style} style: the same walls and windows, seen with other
        eyes. Before and after wait for you side by side.
      </Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}

interface UploadDeleted {
  name: string
  email: string
  roomType: string
  reason: DeletionReason
  customMessage: string
  creditRestored: boolean
}

/** Tells a person that an administrator removed one of their uploads, and why. */
export async function uploadDeletedEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  { name, email, roomType, reason, customMessage, creditRestored }: UploadDeleted,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const subject = `Your ${room} photo was removed`
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`Reason: ${DELETION_LABELS[reason]}.`}
      heading={subject}
      action={{ label: 'Upload another photo', address: `${appUrl}/dashboard` }}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        we removed your {room} photo and its redesigns. The reason: {DELETION_LABELS[reason]}.
      </Paragraph>
      {customMessage.split(/\n+/).map((line) => line && <Paragraph key={line}>{line}</Paragraph>)}
      {creditRestored && (
        <Paragraph>The room credit is back in your account, so you can upload another photo.</Paragraph>
      )}
      <Paragraph>Your style preferences are unchanged.</Paragraph>
    </EmailLayout>,
  )
  return { recipient: email, subject, ...body }
}
