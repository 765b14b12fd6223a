import type { AuditRow } from '#app/features/audit/queries.server.ts'
import type { AuditState } from '#app/features/audit/schema.ts'
import { dollars } from '#app/lib/money.ts'

/** The values that an action changed. */
export function Change({ row: { details } }: { row: AuditRow }) {
  const all = new Set([...Object.keys(details?.before ?? {}), ...Object.keys(details?.after ?? {})])
  const fields = [...all].filter((field) => field !== OWNER_ID && !isSame(details!, field))
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

/** Whether a field was stored as it was before. */
const isSame = ({ before, after }: NonNullable<AuditRow['details']>, field: string) =>
  before?.[field] !== undefined && JSON.stringify(before[field]) === JSON.stringify(after?.[field])

/** The id of whoever owned what was deleted. It is stored for the deletion of their account, and tells readers nothing. */
const OWNER_ID = 'owner'

/** Turns `roomCredits` into 'room credits', and `priceCents` into 'price'. */
const fieldWords = (field: string) =>
  field.replace(CENTS, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** 'from member to support' for a changed value; otherwise the value that was added or removed. */
function changeText(
  before: AuditState | null | undefined,
  after: AuditState | null | undefined,
  field: string,
) {
  const text = (value: unknown) =>
    CENTS.test(field) && typeof value === 'number' ? dollars(value) : valueText(value)
  const [was, is] = [text(before?.[field]), text(after?.[field])]
  if (!before || !(field in before)) return is
  if (!after || !(field in after)) return `was ${was}`
  return `from ${was} to ${is}`
}

/** The end of a field that holds an amount of money. */
const CENTS = /Cents$/

const MAX_VALUE_LENGTH = 200

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}
