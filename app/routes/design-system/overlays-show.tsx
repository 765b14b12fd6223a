import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { Dialog, SidePanel } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { Row, Show } from './show.tsx'

type Opened = 'dialog' | 'confirm' | 'panel' | null

/** Dialogs and the side panel. */
export function OverlaysShow() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Show title="Dialogs and side panel">
      <Row>
        <Button variant="secondary" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpened('confirm')}>
          Confirm dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpened('panel')}>
          Side panel
        </Button>
      </Row>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Request a revision"
        description="Say what should change; the rest stays."
        actions={<Button onClick={close}>Send</Button>}
      >
        <TextareaField label="Your feedback" maxLength={500} />
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this design?"
        confirmText="Delete design"
      >
        Are you sure you want to delete this room design? This action cannot be undone.
      </ConfirmDialog>
      <SidePanel
        open={opened === 'panel'}
        onClose={close}
        title="Request of Ana"
        actions={<Button>Reply</Button>}
      >
        <TextField label="Subject" />
      </SidePanel>
    </Show>
  )
}
