import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { ActionReply } from '../action-reply.ts'

/** A quiet button that asks before it sends `intent=delete`. */
export function DeleteButton({
  fields,
  label,
  title,
  confirmText,
  children,
}: {
  fields: Record<string, string>
  /** Names the row too: 'Delete Follow-up'. */
  label: string
  title: string
  confirmText: string
  /** What is lost, in a sentence. */
  children: ReactNode
}) {
  const fetcher = useFetcher<ActionReply>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (fetcher.data) setIsOpen(false)
  }, [fetcher.data])
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)} aria-label={label}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        confirmText={confirmText}
        pendingText="Deleting…"
        pending={fetcher.state !== 'idle'}
        onConfirm={() => void fetcher.submit({ intent: 'delete', ...fields }, { method: 'post' })}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
