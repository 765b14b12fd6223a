import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { AlsoDeleted } from './also-deleted.tsx'

/** Deletes a request, after listing everything deleted along with it. */
export function DeleteRequest({ row }: { row: RequestRow }) {
  const { request } = row
  return (
    <ConfirmedButton
      text="Delete"
      pendingText="Deleting…"
      label={`Delete the request of ${request.name}`}
      fields={{ intent: 'delete', requestId: request.id }}
      title="Delete this request?"
      confirmText="Delete request"
      details={<AlsoDeleted rows={[row]} />}
    >
      This deletes the request of {request.name} ({request.email ?? 'no email address'}). This action cannot
      be undone.
    </ConfirmedButton>
  )
}
