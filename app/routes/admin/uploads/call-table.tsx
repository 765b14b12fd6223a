import type { UploadStory } from '#app/features/insights/queries/upload-story.server.ts'
import { exactDollars } from '#app/lib/money.ts'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Moment } from '../moment.tsx'

type Call = UploadStory['calls'][number]

/** Every paid provider call for a room. */
export function CallTable({ story: { calls } }: { story: UploadStory }) {
  return (
    <section aria-labelledby="calls-title" className="grid gap-4">
      <h2 id="calls-title" className="text-xl">
        Provider calls
      </h2>
      <DataTable
        wide
        caption="Provider calls, in the order they were made"
        columns={COLUMNS}
        rows={calls}
        keyOf={({ id }) => id}
        empty={
          <p className="max-w-text text-ink-soft">
            No paid call is on record for this room: the built-in renderer makes none.
          </p>
        }
      />
    </section>
  )
}

const COLUMNS: Column<Call>[] = [
  { title: 'For', cell: ({ of }) => of },
  { title: 'What', cell: ({ apiType }) => apiType.replaceAll(/[_-]/g, ' ') },
  { title: 'Model', cell: ({ model }) => <span className="wrap-anywhere">{model ?? '–'}</span> },
  { title: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Answer', cell: answerText },
  { title: 'Tokens', numeric: true, cell: ({ tokensTotal }) => tokensTotal.toLocaleString('en-US') },
  { title: 'Seconds', numeric: true, cell: ({ processingTimeMs }) => (processingTimeMs / 1000).toFixed(1) },
  { title: 'Cost', numeric: true, cell: ({ costCents }) => exactDollars(costCents) },
]

function answerText({ success, endedAt, costCents }: Call): string {
  if (success) return 'Answered'
  if (!endedAt) return 'Not ended; the cost is an estimate'
  return costCents > 0 ? 'Failed; the cost is an estimate' : 'Failed'
}
