import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What the action does, in a sentence. */
  children: ReactNode
  /** Lists and fields below the sentence. */
  details?: ReactNode
  /** Names the action: 'Delete design', not 'OK'. */
  confirmText: string
  cancelText?: string
  tone?: 'danger' | 'primary'
  /** A word to type before confirming, for actions that destroy much. */
  typed?: string
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before an irreversible action. The focus starts at the button that changes nothing. The parent closes it, also after
 * confirmation.
 */
export function ConfirmDialog({
  confirmText,
  cancelText = 'Cancel',
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
  const confirm = () => {
    setText('')
    onConfirm()
  }
  return (
    <Dialog
      {...dialog}
      onClose={close}
      description={children}
      actions={
        <>
          <Button variant={tone} disabled={!isConfirmed} onClick={confirm}>
            {confirmText}
          </Button>
          <Button variant="quiet" data-starts onClick={close}>
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
