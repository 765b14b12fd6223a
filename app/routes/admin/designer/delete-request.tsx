import type { RequestRow } from '#app/features/consultations/queries/request-list.server.ts'
import { ConfirmedButton } from '#app/ui/confirmed-button.tsx'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Deletes a request, after saying everything that goes with it. */
export function DeleteRequest({ row: { request, submissions, tokens, replies } }: { row: RequestRow }) {
  const names = submissions.map(({ name }) => name).join(', ')
  const consequences = [
    `${counted(submissions.length, 'related intake submission')}${names && ` (${names})`}, with their photos and project cases`,
    `${counted(tokens, 'access token')} to the intake form`,
    request.photos.length > 0 && `${counted(request.photos.length, 'photo')} of the request`,
    replies.length > 0 &&
      `the history of ${replies.length === 1 ? '1 reply' : `${replies.length} replies`}; messages that were sent stay in the outbox`,
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
