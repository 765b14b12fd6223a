import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

/** Removes the saved API key. */
export const RemoveKey = () => (
  <ConfirmedButton
    text="Remove this key"
    variant="secondary"
    fields={{ intent: 'remove-key' }}
    title="Remove the API key?"
    confirmText="Remove key"
    pendingText="Removing…"
  >
    Rooms then get the built-in colour preview, which is free, also those that wait for the image model; their
    credits come back, and so do those of revisions, which end. If a key is set in the environment, it is used
    instead. Nobody can bring the removed key back.
  </ConfirmedButton>
)
