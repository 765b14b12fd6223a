import { isReversed } from '#app/lib/day-range.ts'
import { TextField } from '../fields/text-field.tsx'
import { useListQuery } from './list-query.ts'

/** Filters a list by days in the viewer's time zone, both included, through the address. */
export function FilterDays({ what }: { what: string }) {
  const { query, change } = useListQuery()
  const set =
    (name: 'from' | 'to', other: 'from' | 'to') => (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      const hasDays = Boolean(value || query.get(other))
      change({ [name]: value, zone: hasDays ? Intl.DateTimeFormat().resolvedOptions().timeZone : '' })
    }
  const field = (name: 'from' | 'to', other: 'from' | 'to', label: string) => (
    <TextField
      key={`${name} ${query.get(name)}`}
      type="date"
      label={label}
      name={name}
      defaultValue={query.get(name) ?? ''}
      onChange={set(name, other)}
      className="max-sm:min-w-0 max-sm:flex-1"
    />
  )
  return (
    <div className="max-sm:w-full">
      <div className="flex gap-3">
        {field('from', 'to', `${what} from`)}
        {field('to', 'from', `${what} until`)}
      </div>
      {isReversed(query) && (
        <p role="status" className="mt-1.5 text-ink-soft text-sm">
          These days are the wrong way round; the list runs from the earlier to the later.
        </p>
      )}
    </div>
  )
}
