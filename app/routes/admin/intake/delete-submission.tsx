import type { Submission } from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

/** Deletes an intake form with its photos, after confirmation. */
export const DeleteSubmission = ({
  submission: { id, clientName, roomType },
}: {
  submission: Submission
}) => (
  <ConfirmedButton
    text="Delete"
    pendingText="Deleting…"
    label={`Delete the form of ${clientName}`}
    fields={{ intent: 'delete', submissionId: id }}
    title="Delete this form?"
    confirmText="Delete form"
  >
    The answers of {clientName} about the room ({roomType}), the photos and the notes are deleted; the request
    stays. This action cannot be undone.
  </ConfirmedButton>
)
