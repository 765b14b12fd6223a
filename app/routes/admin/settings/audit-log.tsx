import { useSearchParams } from 'react-router'
import { type AuditRow, auditPage } from '#app/features/audit/queries.server.ts'
import { changedQuery, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pageMeta } from '../../page-meta.ts'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/audit-log.ts'

export const meta = pageMeta('Audit Log')

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  return auditPage(database, { search: query.get('search') ?? '', page: pageFrom(query) })
}

const COLUMNS: Column<AuditRow>[] = [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Who', cell: (row) => row.actorEmail },
  { title: 'What', cell: (row) => row.action },
  { title: 'Of', cell: (row) => row.subjectName ?? row.subject },
  { title: 'Before and after', cell: (row) => <Change row={row} /> },
]

/** Every administrative change: who, when, what, before and after. */
export default function AuditLog({ loaderData: list }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead
        title="Audit Log"
        list={list}
        name="entries"
        searchLabel="Search by administrator, action or name..."
        exportAddress={`/admin/settings/audit-log.csv${changedQuery(query, {})}`}
      />
      <DataTable
        caption="Administrative changes, newest first"
        columns={COLUMNS}
        rows={list.rows}
        keyOf={(row) => row.id}
        empty={
          <EmptyState
            drawing="lamp"
            title={query.get('search') ? 'Nothing matches' : 'Nothing was changed yet'}
          >
            What administrators change is written down here, with what was there before.
          </EmptyState>
        }
      />
      <ListPages list={list} />
    </section>
  )
}

function Change({ row: { details } }: { row: AuditRow }) {
  const fields = [...new Set([...Object.keys(details?.before ?? {}), ...Object.keys(details?.after ?? {})])]
  return (
    <dl className="grid gap-1">
      {fields.map((field) => (
        <div key={field}>
          <dt className="inline text-ink-soft">{field}: </dt>
          <dd className="inline break-words">
            {valueText(details?.before?.[field])} → {valueText(details?.after?.[field])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LONGEST_VALUE = 200

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
