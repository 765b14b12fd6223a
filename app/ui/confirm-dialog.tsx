import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  confirmText,
  pendingText,
  cancelText = 'Cancel',
  pending,
  tone = 'danger',
  onConfirm,
  children,
  ...dialog
}: {
  open: boolean
  title: string
  children: ReactNode
  /** Names the deed: 'Delete design', not 'OK'. */
  confirmText: string
  pendingText?: string
  cancelText?: string
  pending?: boolean
  tone?: 'danger' | 'primary'
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      {...dialog}
      description={children}
      actions={
        <>
          <Button variant={tone} pending={pending} pendingText={pendingText} onClick={onConfirm}>
            {confirmText}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose} disabled={pending}>
            {cancelText}
          </Button>
        </>
      }
    />
  )
}
