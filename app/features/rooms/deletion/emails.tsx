import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { DELETION_LABELS, type DeletionReason } from './rules/deletion.ts'

interface UploadDeleted {
  name: string
  email: string
  roomType: string
  reason: DeletionReason
  customMessage: string
  creditRestored: boolean
}

/** Tells a person that an administrator removed one of their uploads, and why. */
export function uploadDeletedEmail(
  site: Site,
  { name, email, roomType, reason, customMessage, creditRestored }: UploadDeleted,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const subject = `Your ${room} photo was removed`
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: `Reason: ${DELETION_LABELS[reason]}.`,
      action: { label: 'Upload another photo', path: '/dashboard' },
    },
    <>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        We removed your {room} photo and its redesigns. The reason: {DELETION_LABELS[reason]}.
      </Paragraph>
      {customMessage.split(/\n+/).map((line) => line && <Paragraph key={line}>{line}</Paragraph>)}
      {creditRestored && (
        <Paragraph>The room credit is back in your account, so you can upload another photo.</Paragraph>
      )}
      <Paragraph>Your style preferences are unchanged.</Paragraph>
    </>,
  )
}
