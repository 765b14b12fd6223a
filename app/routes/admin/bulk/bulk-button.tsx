import type { ReactNode } from 'react'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

interface BulkButtonProps {
  intent: string
  ids: string[]
  fields?: Record<string, string>
  text: string
  /** With the number: 'Delete 12 messages?' */
  question: string
  isDangerous?: boolean
  /** What goes with them. */
  details?: ReactNode
  /** What happens, in a sentence. */
  children: ReactNode
}

/** Does something to all that is selected, after asking once with their number. */
export function BulkButton({
  intent,
  ids,
  fields,
  text,
  question,
  isDangerous = false,
  details,
  children,
}: BulkButtonProps) {
  return (
    <ConfirmedButton
      text={text}
      variant={isDangerous ? 'quiet' : 'secondary'}
      tone={isDangerous ? 'danger' : 'primary'}
      fields={{ ...fields, intent, ids: ids.join(',') }}
      title={question}
      confirmText={text}
      pendingText="One moment…"
      details={details}
    >
      {children}
    </ConfirmedButton>
  )
}
