import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Deletes a room after asking. */
export function DeleteRoom({ uploadId }: { uploadId: string }) {
  const fetcher = useFetcher()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this design?"
        confirmText="Delete design"
        pendingText="Deleting…"
        pending={fetcher.state !== 'idle'}
        onConfirm={() => void fetcher.submit({ intent: 'delete', uploadId }, { method: 'post' })}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this room design? This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
