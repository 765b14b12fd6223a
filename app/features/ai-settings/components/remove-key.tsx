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
    Rooms then get the built-in colour preview, which is free, unless a key stands in the environment. Rooms
    that wait for the image model are painted with it too, and their credits come back.
  </ConfirmedButton>
)
