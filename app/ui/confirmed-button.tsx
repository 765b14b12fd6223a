import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmedButtonProps {
  /** What the button says. */
  text: string
  /** What it is called where the text alone does not tell: 'Delete the message of Ana'. */
  label?: string
  variant?: ButtonVariant
  /** What is sent once it is confirmed. */
  fields: Record<string, string>
  /** Where it is sent to, when not to this page. */
  action?: string
  title: string
  confirmText: string
  pendingText: string
  tone?: 'danger' | 'primary'
  /** A word to be typed first, for what destroys much. */
  typed?: string
  /** Lists and links: what does not fit into a sentence. */
  details?: ReactNode
  /** What happens, in a sentence. */
  children: ReactNode
}

/** A small button that sends its fields after asking. */
export function ConfirmedButton({
  text,
  label,
  variant = 'quiet',
  fields,
  action,
  pendingText,
  ...dialog
}: ConfirmedButtonProps) {
  const fetcher = useFetcher()
  const [isAsking, setIsAsking] = useState(false)
  const send = () => {
    setIsAsking(false)
    void fetcher.submit(fields, { method: 'post', action })
  }
  return (
    <>
      <Button
        variant={variant}
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText={pendingText}
        aria-label={label}
        onClick={() => setIsAsking(true)}
      >
        {text}
      </Button>
      <ConfirmDialog open={isAsking} onClose={() => setIsAsking(false)} onConfirm={send} {...dialog} />
    </>
  )
}
