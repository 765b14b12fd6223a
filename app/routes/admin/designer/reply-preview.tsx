import { useEffect, useEffectEvent, useState } from 'react'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { LoadingState } from '#app/ui/notices/loading-state.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'
import { MailPreview } from '../mail-preview.tsx'

/** The reply as it would be sent, or why there is no preview. */
export type PreviewAnswer = { message: Email } | { problem: string }

const PREVIEW_LENGTH = 150
/** Milliseconds without typing before the preview reloads. */
const PAUSE = 400

interface ReplyPreviewProps {
  request: RequestRow['request']
  /** Empty before a template is chosen. */
  templateId: string
  message: string
}

/** The beginning of the client's message, and the reply as it would be sent. */
export function ReplyPreview({ request, templateId, message }: ReplyPreviewProps) {
  return (
    <div className="grid w-full grid-cols-1 gap-4">
      <p className="wrap-anywhere border-edge border-l-2 bg-linen px-5 py-4">
        <span className="text-ink-soft">{request.name} wrote: </span>
        {shortened(request.message)}
      </p>
      {templateId ? (
        <MergedMail requestId={request.id} templateId={templateId} customMessage={message} />
      ) : (
        <p>Choose a template first.</p>
      )}
    </div>
  )
}

/** The merged reply, rendered by the code that sends it. Reloads on every change of the form. */
function MergedMail(reply: { requestId: string; templateId: string; customMessage: string }) {
  const { ask: askFor, answer: data, isLoading } = useAnswer<PreviewAnswer>('/admin/designer/preview')
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    void askFor(reply)
    setAsked(true)
  }
  const askLater = useEffectEvent(ask)
  const asked = JSON.stringify(reply)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for everything that is in the reply
  useEffect(() => {
    const timer = setTimeout(askLater, PAUSE)
    return () => clearTimeout(timer)
  }, [asked])
  if (!data)
    return (
      <LoadingState
        isLoading={!isAsked || isLoading}
        failed="The preview could not be loaded."
        onRetry={ask}
      />
    )
  if ('problem' in data) return <p className="text-danger">{data.problem}</p>
  const { subject, html, plainText } = data.message
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-ink-soft">Subject: </span>
        <span className="font-medium">{subject}</span>
      </p>
      <MailPreview html={html} plainText={plainText} />
    </>
  )
}

const shortened = (text: string) =>
  text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text
