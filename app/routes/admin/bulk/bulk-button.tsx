import type { ReactNode } from 'react'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

interface BulkButtonProps {
  intent: string
  ids: string[]
  fields?: Record<string, string>
  text: string
  /** Includes the number: 'Delete 12 messages?' */
  question: string
  isDangerous?: boolean
  /** What is changed or deleted along with the items. */
  details?: ReactNode
  /** A sentence about the effect. */
  children: ReactNode
}

/** Applies an action to all selected items, after one confirmation. */
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
