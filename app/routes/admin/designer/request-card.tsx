import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import {
  NEXT_STATUSES,
  REQUEST_STATUS_LABELS,
} from '#app/features/consultations/requests/rules/request-status.ts'
import { factsOfRequest } from '#app/features/consultations/requests/rules/request-summary.ts'
import { isOverdue, waitingTime } from '#app/features/consultations/requests/rules/waiting-time.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ReadOnly } from '#app/ui/forms/read-only.tsx'
import { Badge, type BadgeTone } from '#app/ui/notices/badge.tsx'
import { SelectRow } from '../bulk/selection.tsx'
import { ConsultationPhotos } from '../consultation-photos.tsx'
import { Facts } from '../facts.tsx'
import { Moment } from '../moment.tsx'
import { Assignee, type Colleague } from './assignee.tsx'
import { DeleteRequest } from './delete-request.tsx'
import { Related } from './related-links.tsx'
import { ReplyDialog, type ReplyTemplate } from './reply-dialog.tsx'
import { ReplyHistory } from './reply-history.tsx'
import { AddNote, RequestNotes } from './request-notes.tsx'

export const STATUS_TONES = {
  pending: 'warning',
  contacted: 'neutral',
  resolved: 'success',
} as const satisfies Record<string, BadgeTone>

/** A request with all its answers and actions. */
export function RequestCard({
  row,
  templates,
  team,
  now,
}: {
  row: RequestRow
  templates: ReplyTemplate[]
  team: Colleague[]
  now: Date
}) {
  const { request } = row
  return (
    <Card as="li" tone="outline" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <div className="flex items-center gap-3">
            <SelectRow id={request.id} label={`the request of ${request.name}`} />
            <h2 className="text-xl">{request.name}</h2>
          </div>
          <p className="text-ink-soft">
            {request.email ? (
              <a href={`mailto:${request.email}`} className="wrap-anywhere underline underline-offset-4">
                {request.email}
              </a>
            ) : (
              'No email address'
            )}{' '}
            · <Moment at={request.createdAt} />
          </p>
        </div>
        <Badges row={row} now={now} />
      </header>
      <p className="max-w-text whitespace-pre-line break-words">{request.message}</p>
      <Facts facts={factsOfRequest(request)} />
      <ConsultationPhotos
        list="request"
        id={request.id}
        count={request.photos.length}
        label="Photos of the request"
      />
      <Related row={row} />
      <ReplyHistory replies={row.replies} />
      <RequestNotes notes={row.notes} />
      <ReadOnly when={false}>
        <Assignee row={row} team={team} />
      </ReadOnly>
      <footer className="flex flex-wrap gap-3">
        <ReadOnly when={false}>
          <ReplyDialog request={request} templates={templates} />
          <AddNote request={request} />
        </ReadOnly>
        {NEXT_STATUSES[request.status].map((status) => (
          <FormButton
            key={status}
            fields={{ intent: 'status', requestId: request.id }}
            name="status"
            value={status}
            variant="secondary"
            size="small"
            pendingText="Saving…"
          >
            Mark {REQUEST_STATUS_LABELS[status]}
          </FormButton>
        ))}
        <DeleteRequest row={row} />
      </footer>
    </Card>
  )
}

/** What stands out: its status, how long it waits, and an answer that did not get through. */
function Badges({ row: { request, replies }, now }: { row: RequestRow; now: Date }) {
  const isWaiting = request.status === 'pending'
  return (
    <p className="flex flex-wrap items-center gap-2">
      {replies[0]?.state === 'failed' && <Badge tone="danger">Reply not delivered</Badge>}
      {isWaiting && <span className="text-ink-soft text-sm">{waitingTime(request.createdAt, now)}</span>}
      {isWaiting && isOverdue(request.createdAt, now) && <Badge tone="danger">Overdue</Badge>}
      <Badge tone={STATUS_TONES[request.status]}>{REQUEST_STATUS_LABELS[request.status]}</Badge>
    </p>
  )
}
