import type { FeedbackRow } from '#app/features/feedback/queries/feedback-list.server.ts'
import { NEXT_STEP, STATUS_LABELS } from '#app/features/feedback/rules/feedback-status.ts'
import type { Page } from '#app/lib/paging.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Badge, type BadgeTone } from '#app/ui/notices/badge.tsx'
import { selectable } from '../bulk/selection.tsx'
import { EmailText } from '../email-text.tsx'
import { LongText } from '../long-text.tsx'
import { Moment } from '../moment.tsx'
import { NoRows } from '../no-rows.tsx'
import { DeleteFeedback } from './delete-feedback.tsx'

const TONES: Record<FeedbackRow['status'], BadgeTone> = {
  new: 'warning',
  pending: 'warning',
  reviewed: 'neutral',
  resolved: 'success',
}

/** Messages with their senders and next steps. */
export function FeedbackTable({ list, isAll }: { list: Page<FeedbackRow>; isAll: boolean }) {
  return (
    <DataTable
      wide
      top
      caption="Messages"
      columns={COLUMNS}
      rows={list.rows}
      keyOf={(row) => row.id}
      empty={
        <NoRows list={list}>
          <EmptyState
            drawing="plant"
            title="No messages here."
            action={!isAll && <TextLink to="?view=all">Show all messages</TextLink>}
          />
        </NoRows>
      }
    />
  )
}

const COLUMNS: Column<FeedbackRow>[] = [
  selectable({ title: 'From', cell: (row) => <Sender row={row} /> }, ({ id, contactName }) => ({
    id,
    label: `the message of ${contactName ?? 'somebody'}`,
  })),
  {
    title: 'Message',
    cell: ({ feedbackText, contactName }) => (
      <LongText text={feedbackText} of={`the message of ${contactName}`} />
    ),
  },
  { title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Status', cell: ({ status }) => <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge> },
  { title: 'Actions', hideTitle: true, cell: (row) => <Actions row={row} /> },
]

function Sender({ row: { contactName, contactEmail, userId } }: { row: FeedbackRow }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5">
      {userId ? <TextLink to={`/admin/users/${userId}`}>{contactName}</TextLink> : contactName}
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className="font-normal text-ink-soft underline underline-offset-4">
          <EmailText address={contactEmail} />
        </a>
      )}
    </div>
  )
}

function Actions({ row }: { row: FeedbackRow }) {
  const { status, text } = NEXT_STEP[row.status]
  return (
    <div className="table-controls flex flex-wrap gap-2 lg:justify-end xl:flex-nowrap">
      <FormButton
        fields={{ intent: 'status', feedbackId: row.id }}
        name="status"
        value={status}
        variant="secondary"
        size="small"
        pendingText="Saving…"
      >
        {text}
      </FormButton>
      <DeleteFeedback row={row} />
    </div>
  )
}
