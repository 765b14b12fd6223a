import { useState } from 'react'
import { toast } from '../notices/toasts.tsx'
import type { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * A dialog that asks before an action. The first question fetches it, because most people who see such a button never
 * press it.
 *
 * @returns the dialog once it was fetched, its state, and functions to open and to close it
 */
export function useConfirmDialog() {
  const [dialog, setDialog] = useState<{ ConfirmDialog: typeof ConfirmDialog }>()
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const open = async () => {
    setState('opening')
    const fetched = await import('./confirm-dialog.tsx').catch(() => undefined)
    setDialog(fetched)
    setState(fetched ? 'open' : 'closed')
    if (!fetched) void toast.error(FAILED.title, { description: FAILED.message })
  }
  return {
    ConfirmDialog: dialog?.ConfirmDialog,
    isOpening: state === 'opening',
    isOpen: state === 'open',
    open,
    close: () => setState('closed'),
  }
}

const FAILED = {
  title: 'Nothing was changed',
  message:
    'We ask before this, and the question did not load. Please check your connection, reload the page and try again.',
}
