import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

/** Deletes a room after confirmation. `leaves` returns from the room's own page to the dashboard. */
export const DeleteRoom = ({ uploadId, leaves = false }: { uploadId: string; leaves?: boolean }) => (
  <ConfirmedButton
    text="Delete"
    pendingText="Deleting…"
    fields={{ intent: 'delete', uploadId }}
    action="/dashboard"
    leaves={leaves}
    title="Delete this design?"
    confirmText="Delete design"
  >
    Are you sure you want to delete this room design? This action cannot be undone.
  </ConfirmedButton>
)
