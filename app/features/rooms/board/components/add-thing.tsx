import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { ThingFields } from './thing-fields.tsx'

/** Adds a thing of the owner's to the board. */
export const AddThing = ({ redesignId }: { redesignId: string }) => (
  <FormDialog
    button={{ text: 'Add something', variant: 'secondary', size: 'small' }}
    title="Add something to the board"
    hidden={{ intent: 'add-thing', redesignId }}
    submitText="Add"
    pendingText="Adding…"
  >
    {(errors) => <ThingFields errors={errors} />}
  </FormDialog>
)
