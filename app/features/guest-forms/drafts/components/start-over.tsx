import { Button } from '#app/ui/buttons/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'

/** Empties a form after a question, because nothing brings the answers back. The page's script opens the question. */
export function StartOver({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <>
      <Button data-part="start-over" variant="secondary" size="small">
        Start over
      </Button>
      <Dialog
        open={false}
        onClose={() => undefined}
        title="Empty this form?"
        description={`Everything you typed is deleted${hasPhotos ? ', and photos you added are removed' : ''}.`}
        actions={
          <>
            <Button variant="danger" value="empty">
              Empty the form
            </Button>
            <Button variant="quiet" data-starts>
              Cancel
            </Button>
          </>
        }
      />
    </>
  )
}
