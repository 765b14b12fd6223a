import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Deletes a room after asking. `leave` leads to the dashboard afterwards, from a page that goes with the room. */
export function DeleteRoom({ uploadId, leave = false }: { uploadId: string; leave?: boolean }) {
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
        onConfirm={() =>
          void fetcher.submit(
            { intent: 'delete', uploadId, ...(leave && { leave: 'yes' }) },
            { method: 'post' },
          )
        }
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this room design? This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
