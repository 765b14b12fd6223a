import { EmailPicture, Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { MailPicture } from '#app/platform/pictures/mail-picture.ts'
import { PREVIEW_CHANGES } from '../rules/redesign-promise.ts'
import type { GenerationKind, GenerationQuestion } from './rules/generation.ts'
import { QUESTION_WORDS } from './rules/questions.ts'

interface RedesignReady {
  name: string
  email: string
  uploadId: string
  roomType: string
  style: string
  /** It changes only colours and materials. */
  isPreview: boolean
  /** The redesign with its watermark. */
  picture: MailPicture
}

/** Tells a person that their redesign is ready. The link opens it, after sign-in if necessary. */
export function redesignReadyEmail(
  site: Site,
  { name, email, uploadId, roomType, style, isPreview, picture }: RedesignReady,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const subject = `Your ${room} is ready`
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: `See your ${room} in the ${style} style.`,
      action: {
        label: 'See your room',
        path: `/dashboard?from=email&redesign=ready#room-${uploadId}`,
      },
    },
    <>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Your {room} is ready in {style}. Same walls, same windows, new colours.
        {isPreview && ` This is a palette preview. ${PREVIEW_CHANGES}`}
      </Paragraph>
      <EmailPicture {...picture} alt={`Your ${room} in the ${style} style`} />
    </>,
  )
}

interface RedesignFailed {
  name: string
  email: string
  uploadId: string
  roomType: string
  kind: GenerationKind
  /** What happened, and what to do next. */
  message: string
}

/** Tells a person who did not watch that their redesign failed, why, and what to do. */
export function redesignFailedEmail(
  site: Site,
  { name, email, uploadId, roomType, kind, message }: RedesignFailed,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const subject =
    kind === 'revision' ? `Your ${room} could not be revised` : `Your ${room} could not be redesigned`
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: 'It cost you nothing, and your photo is safe.',
      action: { label: 'See your room', path: `/dashboard#room-${uploadId}` },
    },
    <>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>{message}</Paragraph>
      <Paragraph>
        It cost you nothing. Your photo is safe on your dashboard, where you can carry on with it.
      </Paragraph>
    </>,
  )
}

interface RedesignQuestion {
  name: string
  email: string
  uploadId: string
  roomType: string
  question: GenerationQuestion
}

/** Sends a person who did not watch the question that must be answered before their room is painted. */
export function redesignQuestionEmail(
  site: Site,
  { name, email, uploadId, roomType, question }: RedesignQuestion,
): Promise<Email> {
  const room = roomType.toLowerCase()
  const { title, message } = QUESTION_WORDS[question]
  return siteEmail(
    site,
    email,
    {
      subject: `We have a question about your ${room}`,
      preview: title,
      action:
        question === 'surfaces'
          ? { label: 'Show us in two taps', path: `/rooms/${uploadId}/styles` }
          : { label: 'See your room', path: `/dashboard#room-${uploadId}` },
    },
    <>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Your {room} is not painted yet. {title} {message}
      </Paragraph>
      <Paragraph>It has cost you nothing so far, and your photo is safe on your dashboard.</Paragraph>
    </>,
  )
}
