import type { AuditRow } from '#app/features/audit/queries.server.ts'
import { actionWords } from '#app/features/audit/rules/actions.ts'
import type { Page } from '#app/lib/paging.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from './moment.tsx'
import { NoRows } from './outside-list.tsx'

const COLUMNS: Column<AuditRow>[] = [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Who', cell: (row) => row.actorEmail },
  { title: 'What', cell: (row) => <Action name={row.action} /> },
  { title: 'Of', cell: (row) => row.subjectName ?? row.subject },
  { title: 'Before and after', cell: (row) => <Change row={row} /> },
]

/** Entries of the audit log: who, when, what, before and after. */
export function AuditTable({ list, isNarrowed = false }: { list: Page<AuditRow>; isNarrowed?: boolean }) {
  return (
    <DataTable
      caption="Administrative changes, newest first"
      columns={COLUMNS}
      rows={list.rows}
      keyOf={(row) => row.id}
      empty={
        <NoRows list={list}>
          <EmptyState drawing="lamp" title={isNarrowed ? 'Nothing matches' : 'Nothing was changed yet'}>
            What administrators change is written down here, with what was there before.
          </EmptyState>
        </NoRows>
      }
    />
  )
}

/** In words, and beneath them as it is searched. */
function Action({ name }: { name: string }) {
  return (
    <div>
      {actionWords(name)}
      <span className="block text-ink-soft text-sm">{name}</span>
    </div>
  )
}

function Change({ row: { details } }: { row: AuditRow }) {
  const fields = [...new Set([...Object.keys(details?.before ?? {}), ...Object.keys(details?.after ?? {})])]
  return (
    <dl className="grid gap-1">
      {fields.map((field) => (
        <div key={field}>
          <dt className="inline text-ink-soft">{fieldWords(field)}: </dt>
          <dd className="inline">
            {valueText(details?.before?.[field])} → {valueText(details?.after?.[field])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `roomCredits` is stored, 'room credits' is read. */
const fieldWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const LONGEST_VALUE = 200

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
