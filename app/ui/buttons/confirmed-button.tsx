import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useReadOnly } from '../forms/read-only.tsx'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'

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
  /** This page goes with what is destroyed: the page that the fields are sent to opens instead. */
  leaves?: boolean
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

/** A small button that sends its fields after asking. Left out where nothing can be changed. */
export function ConfirmedButton({
  text,
  label,
  variant = 'quiet',
  fields,
  action,
  leaves = false,
  pendingText,
  ...dialog
}: ConfirmedButtonProps) {
  const fetcher = useFetcher()
  const submit = useSubmit()
  const isReadOnly = useReadOnly()
  const [isAsking, setIsAsking] = useState(false)
  const isSent = useRef(false)
  useEffect(() => () => void (isSent.current && requestAnimationFrame(keepFocus)), [])
  const send = () => {
    isSent.current = true
    setIsAsking(false)
    void (leaves ? submit : fetcher.submit)(fields, { method: 'post', action })
  }
  if (isReadOnly) return null
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

/** The button disappears with its row, so the focus moves to the page's content and not to its first link. */
function keepFocus() {
  if (document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
