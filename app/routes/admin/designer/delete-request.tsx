import type { RequestRow } from '#app/features/consultations/queries/request-rows.server.ts'
import { plural } from '#app/lib/plural.ts'
import { ConfirmedButton } from '#app/ui/confirmed-button.tsx'

/** Deletes a request, after saying everything that goes with it. */
export function DeleteRequest({ row }: { row: RequestRow }) {
  const { request, submissions, tokens, replies, notes } = row
  const names = submissions.map(({ name }) => name).join(', ')
  const consequences = [
    `${plural(submissions.length, 'related intake submission')}${names && ` (${names})`}, with their photos and project cases`,
    `${plural(tokens, 'access token')} to the intake form`,
    request.photos.length > 0 && `${plural(request.photos.length, 'photo')} of the request`,
    replies.length > 0 &&
      `the history of ${plural(replies.length, 'reply', 'replies')}; messages that were sent stay in the outbox`,
    notes.length > 0 && plural(notes.length, 'internal note'),
  ].filter((what) => what !== false)
  return (
    <ConfirmedButton
      text="Delete"
      pendingText="Deleting…"
      label={`Delete the request of ${request.name}`}
      fields={{ intent: 'delete', requestId: request.id }}
      title="Delete this request?"
      confirmText="Delete request"
      details={
        <div className="grid gap-2">
          <p className="font-medium">Also deleted:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {consequences.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      }
    >
      This deletes the request of {request.name} ({request.email ?? 'no email address'}). This action cannot
      be undone.
    </ConfirmedButton>
  )
}
