import { ChevronRight } from 'lucide-react'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { answerState } from '#app/features/consultations/requests/rules/answer-state.ts'
import {
  NEXT_STATUSES,
  REQUEST_STATUS_LABELS,
} from '#app/features/consultations/requests/rules/request-status.ts'
import { factsOfRequest } from '#app/features/consultations/requests/rules/request-summary.ts'
import { isOverdue, waitingTime } from '#app/features/consultations/requests/rules/waiting-time.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
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

interface RequestCardProps {
  row: RequestRow
  templates: ReplyTemplate[]
  team: Colleague[]
  now: Date
  /** Whether the card is initially open. */
  isOpen: boolean
}

/** A request as a row that opens to show all its answers and actions. */
export function RequestCard({ row, templates, team, now, isOpen }: RequestCardProps) {
  const { request } = row
  return (
    <li className="flex items-start gap-1 border-line border-b">
      <SelectRow id={request.id} label={`the request of ${request.name}`} />
      <details open={isOpen} className="group min-w-0 grow">
        <summary className="flex cursor-pointer list-none items-start gap-3 hover:bg-linen [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            size={18}
            className="mt-4 shrink-0 transition-transform group-open:rotate-90"
          />
          <span className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-4 py-1">
            <h2 className="min-w-0 font-medium font-sans text-base wrap-anywhere">{request.name}</h2>
            <span className="min-w-0 flex-1 truncate text-ink-soft group-open:invisible max-md:hidden">
              {request.message}
            </span>
            <Badges row={row} now={now} />
          </span>
        </summary>
        <RequestDetails row={row} templates={templates} team={team} />
      </details>
    </li>
  )
}

type RequestDetailsProps = Omit<RequestCardProps, 'now' | 'isOpen'>

function RequestDetails({ row, templates, team }: RequestDetailsProps) {
  const { request } = row
  return (
    <div className="grid grid-cols-1 gap-5 pt-2 pb-8">
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
          <ReplyDialog
            request={request}
            seen={answerState(request.status, row.replies[0])}
            templates={templates}
          />
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
    </div>
  )
}

/** A request's highlights: status, waiting time and an undelivered reply. */
function Badges({ row: { request, replies }, now }: { row: RequestRow; now: Date }) {
  const isWaiting = request.status === 'pending'
  return (
    <span className="flex flex-wrap items-center gap-2">
      {replies[0]?.state === 'failed' && <Badge tone="danger">Reply not delivered</Badge>}
      {isWaiting && <span className="text-ink-soft text-sm">{waitingTime(request.createdAt, now)}</span>}
      {isWaiting && isOverdue(request.createdAt, now) && <Badge tone="danger">Overdue</Badge>}
      <Badge tone={STATUS_TONES[request.status]}>{REQUEST_STATUS_LABELS[request.status]}</Badge>
    </span>
  )
}
