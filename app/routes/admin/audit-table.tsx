import type { AuditRow } from '#app/features/audit/queries.server.ts'
import { actionWords } from '#app/features/audit/rules/actions.ts'
import { subjectAddress } from '#app/features/audit/rules/subjects.ts'
import type { AuditState } from '#app/features/audit/schema.ts'
import type { Page } from '#app/lib/paging.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Moment } from './moment.tsx'
import { NoRows } from './outside-list.tsx'

const columns = (gone: string[]): Column<AuditRow>[] => [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Who', cell: (row) => row.actorEmail },
  { title: 'What', cell: (row) => <Action name={row.action} /> },
  { title: 'Of', cell: (row) => <Subject row={row} gone={gone} /> },
  { title: 'Before and after', cell: (row) => <Change row={row} /> },
]

interface AuditTableProps {
  list: Page<AuditRow>
  /** Subjects that have no page any more. */
  gone?: string[]
  isNarrowed?: boolean
}

/** Entries of the audit log: who, when, what, before and after. */
export function AuditTable({ list, gone = [], isNarrowed = false }: AuditTableProps) {
  return (
    <DataTable
      caption="Administrative changes, newest first"
      columns={columns(gone)}
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

/** Links to the subject, unless it was deleted. */
function Subject({ row: { subject, subjectName }, gone }: { row: AuditRow; gone: string[] }) {
  const text = subjectName ?? subject
  const address = subject && subjectAddress(subject, subjectName)
  if (!address || gone.includes(subject)) return <span className="wrap-anywhere">{text}</span>
  return (
    <TextLink to={address} className="wrap-anywhere inline-block min-h-6">
      {text}
    </TextLink>
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
          <dd className="inline">{changeText(details?.before, details?.after, field)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `roomCredits` is stored, 'room credits' is read. */
const fieldWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** 'from member to support' where something was there before and is after, else what was or is. */
function changeText(
  before: AuditState | null | undefined,
  after: AuditState | null | undefined,
  field: string,
) {
  const [was, is] = [before?.[field], after?.[field]]
  if (!before || !(field in before)) return valueText(is)
  if (!after || !(field in after)) return `was ${valueText(was)}`
  return `from ${valueText(was)} to ${valueText(is)}`
}

const MAX_VALUE_LENGTH = 200

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}
