import type { AuditRow } from '#app/features/audit/queries.server.ts'
import { actionWords } from '#app/features/audit/rules/actions.ts'
import { subjectAddress } from '#app/features/audit/rules/subjects.ts'
import type { Page } from '#app/lib/paging.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Change } from './audit-change.tsx'
import { EmailText } from './email-text.tsx'
import { Moment } from './moment.tsx'
import { NoRows } from './no-rows.tsx'

const columns = (gone: string[]): Column<AuditRow>[] => [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Who', cell: ({ actorEmail }) => actorEmail && <EmailText address={actorEmail} /> },
  { title: 'What', cell: (row) => <Action name={row.action} /> },
  { title: 'Of', cell: (row) => <Subject row={row} gone={gone} /> },
  { title: 'Before and after', cell: (row) => <Change row={row} /> },
]

interface AuditTableProps {
  list: Page<AuditRow>
  /** Subjects that no longer have a page. */
  gone?: string[]
  isFiltered?: boolean
}

/** Entries of the audit log: who, when, what, before and after. */
export function AuditTable({ list, gone = [], isFiltered = false }: AuditTableProps) {
  return (
    <DataTable
      wide
      top
      caption="Administrative changes, newest first"
      columns={columns(gone)}
      rows={list.rows}
      keyOf={(row) => row.id}
      empty={
        <NoRows list={list}>
          <EmptyState drawing="lamp" title={isFiltered ? 'Nothing matches' : 'Nothing has been changed yet'}>
            What administrators change is written down here, with what was there before.
          </EmptyState>
        </NoRows>
      }
    />
  )
}

/** Links to the subject, unless it was deleted. */
function Subject({ row: { subject, subjectName }, gone }: { row: AuditRow; gone: string[] }) {
  const name = subjectName ?? subject
  const text = name?.includes('@') ? <EmailText address={name} /> : name
  const address = subject && subjectAddress(subject, subjectName)
  if (!address || gone.includes(subject)) return <span className="wrap-anywhere">{text}</span>
  return (
    <TextLink to={address} className="wrap-anywhere inline-block min-h-6">
      {text}
    </TextLink>
  )
}

/** An action in words, with its searchable name below. */
function Action({ name }: { name: string }) {
  return (
    <div>
      {actionWords(name)}
      <span className="block text-ink-soft text-sm">{name}</span>
    </div>
  )
}
