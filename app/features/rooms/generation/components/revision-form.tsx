import { useRef, useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { NoCredits } from '../../components/no-credits.tsx'
import { WishForm } from './wish-form.tsx'

interface RevisionFormProps {
  uploadId: string
  canRevise: boolean
  isUnlimited: boolean
  isRevising: boolean
  /** The wish of a failed revision, to send again or reword. */
  wish?: string | null
  /** The version it starts from; the newest by default. */
  from?: { id: string; name: string }
  /** What was typed before and not sent. */
  draft?: string | undefined
  /** Called with each change of what is typed; with an empty text once it was sent or cancelled. */
  onDraft?(text: string): void
}

/** A form that requests a revision of the newest redesign, or of the given version. */
export function RevisionForm({
  canRevise,
  isRevising,
  wish,
  draft,
  onDraft = () => undefined,
  ...form
}: RevisionFormProps) {
  const text = draft || wish || ''
  const [open, setOpen] = useState(!isRevising && text !== '')
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The form does not come back, with the focus, when a revision is ready. What was typed and not sent stays.
  if (open && isRevising) {
    setOpen(false)
    setAsked(false)
  }
  const ask = () => {
    setOpen(true)
    setAsked(true)
  }
  const cancel = () => {
    setOpen(false)
    onDraft('')
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!canRevise && !isRevising)
    return (
      <NoCredits className="text-sm">
        No credits available – Please purchase credits to request revisions.
      </NoCredits>
    )
  if (open && !isRevising)
    return (
      <WishForm
        {...form}
        text={text}
        takesFocus={isAsked}
        onType={onDraft}
        onSent={() => onDraft('')}
        onCancel={cancel}
      />
    )
  return (
    <Button ref={button} size="small" disabled={isRevising} onClick={ask}>
      Request Revision
    </Button>
  )
}
