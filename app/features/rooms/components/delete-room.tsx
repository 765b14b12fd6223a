import { ConfirmedButton } from '#app/ui/confirmed-button.tsx'

/** Deletes a room after asking. `leave` leads to the dashboard afterwards, from a page that goes with the room. */
export const DeleteRoom = ({ uploadId, leave = false }: { uploadId: string; leave?: boolean }) => (
  <ConfirmedButton
    text="Delete"
    pendingText="Deleting…"
    fields={{ intent: 'delete', uploadId, ...(leave && { leave: 'yes' }) }}
    title="Delete this design?"
    confirmText="Delete design"
  >
    Are you sure you want to delete this room design? This action cannot be undone.
  </ConfirmedButton>
)
