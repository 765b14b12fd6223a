import type { PoolHealth } from '#app/features/quiz/pool/rules/pool-health.ts'
import { plural } from '#app/lib/plural.ts'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

type Row = PoolHealth['roomTypes'][number]

const COLUMNS: Column<Row>[] = [
  { title: 'Room type', cell: (row) => row.roomType },
  { title: 'Pictures', numeric: true, cell: (row) => row.images },
  { title: 'Styles', numeric: true, cell: (row) => row.styles },
  {
    title: 'Health',
    cell: (row) =>
      row.issues.length === 0 ? <Badge tone="success">Good</Badge> : <Badge tone="danger">Too few</Badge>,
  },
]

/** Whether the active pictures suffice for a quiz, by the quiz's own rules. */
export function PoolHealthTable({ health }: { health: PoolHealth }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">Health of the quiz</h2>
      {health.problem ? (
        <Notice tone="danger" title="The quiz cannot be played">
          {health.problem}
        </Notice>
      ) : (
        <p className="text-ink-soft">
          {plural(health.images, 'picture takes', 'pictures take')} part; every room type has enough.
        </p>
      )}
      <DataTable
        compact
        caption="Active pictures by room type"
        columns={COLUMNS}
        rows={health.roomTypes}
        keyOf={(row) => row.roomType}
      />
    </div>
  )
}
