import type { FeedbackRow } from '#app/features/feedback/queries/feedback-list.server.ts'
import { DELETE_ALL_WORD } from '#app/features/feedback/rules/feedback-status.ts'
import { plural, pluralForm } from '#app/lib/plural.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

/** Deletes one message, after confirmation. */
export const DeleteFeedback = ({ row }: { row: FeedbackRow }) => (
  <ConfirmedButton
    text="Delete"
    pendingText="Deleting…"
    label={`Delete the message of ${row.contactName}`}
    fields={{ intent: 'delete', feedbackId: row.id }}
    title="Delete this message?"
    confirmText="Delete message"
  >
    The message of {row.contactName} ({row.contactEmail ?? 'no email address'}) is deleted. This action cannot
    be undone.
  </ConfirmedButton>
)

/** Deletes every message, after a word is typed. */
export const DeleteAllFeedback = ({ count }: { count: number }) => (
  <ConfirmedButton
    text="Delete All Feedback"
    pendingText="Deleting…"
    fields={{ intent: 'delete-all', confirmation: DELETE_ALL_WORD }}
    title="Delete All Feedback?"
    confirmText="Delete all feedback"
    typed={DELETE_ALL_WORD}
  >
    {pluralForm(count, 'The one message', `All ${plural(count, 'message')}`)}, whatever the status, will be
    deleted. This action cannot be undone.
  </ConfirmedButton>
)
