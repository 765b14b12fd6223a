import type { MouseEvent, ReactNode } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { useConfirmDialog } from '../dialogs/use-confirm-dialog.ts'
import { useKeptFocus } from '../dialogs/use-kept-focus.ts'
import { useReadOnly } from '../forms/read-only.tsx'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'

interface ConfirmedButtonProps {
  text: string
  /** Accessible name where the text alone is ambiguous: 'Delete the message of Ana'. */
  label?: string
  variant?: ButtonVariant
  /** Fields that are sent after confirmation. */
  fields: Record<string, string>
  /** Address of the action; this page by default. */
  action?: string
  /** Whether the action destroys this page. The browser then opens the action's page instead. */
  leaves?: boolean
  /** Address of a page that asks the same. The button opens it where no script opens the dialog. */
  askAt?: string
  title: string
  confirmText: string
  pendingText: string
  tone?: 'danger' | 'primary'
  /** A word to type before confirming, for actions that destroy much. */
  typed?: string
  /** Lists and links below the sentence. */
  details?: ReactNode
  /** What the action does, in a sentence. */
  children: ReactNode
}

/** A small button that sends its fields after confirmation. Hidden on a read-only page. */
export function ConfirmedButton({
  text,
  label,
  variant = 'quiet',
  fields,
  action,
  leaves = false,
  askAt,
  pendingText,
  ...dialog
}: ConfirmedButtonProps) {
  const fetcher = useFetcher()
  const submit = useSubmit()
  const isReadOnly = useReadOnly()
  const question = useConfirmDialog()
  const keepFocus = useKeptFocus()
  const send = () => {
    keepFocus()
    question.close()
    void (leaves ? submit : fetcher.submit)(fields, { method: 'post', action })
  }
  if (isReadOnly) return null
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    void question.open()
  }
  const button = (
    <Button
      type={askAt ? 'submit' : 'button'}
      variant={variant}
      size="small"
      pending={question.isOpening || fetcher.state !== 'idle'}
      pendingText={question.isOpening ? text : pendingText}
      aria-label={label}
      onClick={ask}
    >
      {text}
    </Button>
  )
  return (
    <>
      {askAt ? <form action={askAt}>{button}</form> : button}
      {question.ConfirmDialog && (
        <question.ConfirmDialog
          open={question.isOpen}
          onClose={question.close}
          onConfirm={send}
          {...dialog}
        />
      )}
    </>
  )
}
