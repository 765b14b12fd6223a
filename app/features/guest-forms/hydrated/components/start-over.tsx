import { Button } from '#app/ui/buttons/button.tsx'
import { useConfirmDialog } from '#app/ui/dialogs/use-confirm-dialog.ts'

interface StartOverProps {
  onConfirm(): void
  hasPhotos: boolean
}

/** Empties a form after a question, because nothing brings the answers back. */
export function StartOver({ onConfirm, hasPhotos }: StartOverProps) {
  const question = useConfirmDialog()
  const confirm = () => {
    question.close()
    onConfirm()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        pending={question.isOpening}
        onClick={() => void question.open()}
      >
        Start over
      </Button>
      {question.ConfirmDialog && (
        <question.ConfirmDialog
          open={question.isOpen}
          onClose={question.close}
          onConfirm={confirm}
          title="Empty this form?"
          confirmText="Empty the form"
        >
          Everything you typed is deleted{hasPhotos && ', and photos you added are removed'}.
        </question.ConfirmDialog>
      )}
    </>
  )
}
