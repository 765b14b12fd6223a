import { useFetcher } from 'react-router'
import { REQUEST_STATUS_LABELS } from '#app/features/consultations/requests/rules/request-status.ts'
import { Button } from '#app/ui/buttons/button.tsx'

/** Sets the status of a request. */
export function StatusButton({
  requestId,
  status,
}: {
  requestId: string
  status: 'contacted' | 'resolved' | 'pending'
}) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="requestId" value={requestId} />
      <Button
        type="submit"
        name="status"
        value={status}
        variant="secondary"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText="Saving…"
      >
        Mark {REQUEST_STATUS_LABELS[status]}
      </Button>
    </fetcher.Form>
  )
}
