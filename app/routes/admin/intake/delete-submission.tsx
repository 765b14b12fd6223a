import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Submission } from '#app/features/consultations/queries/submission-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Deletes an intake form with its photos, after asking. */
export function DeleteSubmission({ submission: { id, clientName, roomType } }: { submission: Submission }) {
  const fetcher = useFetcher()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    void fetcher.submit({ intent: 'delete', submissionId: id }, { method: 'post' })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText="Deleting…"
        aria-label={`Delete the form of ${clientName}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Delete this form?"
        confirmText="Delete form"
      >
        The answers of {clientName} about the room ({roomType}), the photos and the notes are deleted; the
        request stays. This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
