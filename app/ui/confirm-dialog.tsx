import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** A sentence. */
  children: ReactNode
  /** Lists, fields: what does not fit into a sentence. */
  details?: ReactNode
  /** Names the deed: 'Delete design', not 'OK'. */
  confirmText: string
  pendingText?: string
  cancelText?: string
  pending?: boolean
  tone?: 'danger' | 'primary'
  /** A word to be typed before the deed can be confirmed, for what destroys much. */
  typed?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  confirmText,
  pendingText,
  cancelText = 'Cancel',
  pending,
  tone = 'danger',
  typed,
  details,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const [text, setText] = useState('')
  const isConfirmed = !typed || text.trim().toLowerCase() === typed.toLowerCase()
  const close = () => {
    setText('')
    dialog.onClose()
  }
  return (
    <Dialog
      {...dialog}
      onClose={close}
      description={children}
      actions={
        <>
          <Button
            variant={tone}
            pending={pending}
            pendingText={pendingText}
            disabled={!isConfirmed}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
          <Button variant="quiet" onClick={close} disabled={pending}>
            {cancelText}
          </Button>
        </>
      }
    >
      {details}
      {typed && (
        <TextField
          label={`Type ${typed} to confirm`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          className="mt-5"
        />
      )}
    </Dialog>
  )
}
