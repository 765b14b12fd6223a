import type { FailedJob, QueueLoad } from '#app/platform/jobs/failed-jobs.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import type { Column } from '#app/ui/lists/data-table.tsx'
import { IntentButton } from '../../intent-button.tsx'
import { Moment } from '../../moment.tsx'

export const QUEUE_COLUMNS: Column<QueueLoad>[] = [
  { title: 'Queue', cell: ({ queue }) => queue },
  { title: 'Waiting', numeric: true, cell: ({ waiting }) => waiting.toLocaleString('en-US') },
  { title: 'Running', numeric: true, cell: ({ running }) => running.toLocaleString('en-US') },
  {
    title: 'Failed',
    numeric: true,
    cell: ({ queue, failed }) =>
      failed === 0 ? '0' : <TextLink to={`?queue=${queue}`}>{failed.toLocaleString('en-US')}</TextLink>,
  },
]

export const JOB_COLUMNS: Column<FailedJob>[] = [
  { title: 'Queue', cell: ({ queue }) => queue },
  {
    title: 'Reason',
    cell: ({ reason, payload, uploadId }) => (
      <div className="max-w-prose">
        {reason}
        {uploadId && (
          <TextLink to={`/admin/uploads/${uploadId}`} className="flex min-h-6 w-fit items-center">
            Open the room to see why
          </TextLink>
        )}
        <details className="text-ink-soft text-sm">
          <summary className="min-h-11 cursor-pointer content-center">Data of the job</summary>
          <code className="break-all">{payload}</code>
        </details>
      </div>
    ),
  },
  { title: 'Tries', numeric: true, cell: ({ tries }) => tries },
  { title: 'Failed', cell: ({ failedAt }) => <Moment at={failedAt} /> },
  {
    title: 'Actions',
    hideTitle: true,
    cell: ({ id, queue }) => (
      <IntentButton
        intent="retry"
        fields={{ id, queue }}
        text="Run again"
        label={`Run again: the job of ${queue}`}
      />
    ),
  },
]
