import { TextField } from '../fields/text-field.tsx'
import { useListQuery } from './list-query.ts'

/** Narrows a list by the address to days, both included, as the viewer's calendar has them. */
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
    <div className="flex gap-3 max-sm:w-full">
      {field('from', 'to', `${what} from`)}
      {field('to', 'from', `${what} until`)}
    </div>
  )
}
