import { useEffect, useRef } from 'react'
import { isReversed } from '#app/lib/day-range.ts'
import { TextField } from '../fields/text-field.tsx'
import { useListQuery } from './list-query.ts'

/** Filters a list by days in the viewer's time zone, both included, through the address. */
export function FilterDays({ what }: { what: string }) {
  const { query, change } = useListQuery()
  const set = (name: 'from' | 'to', other: 'from' | 'to') => (day: string) => {
    const hasDays = Boolean(day || query.get(other))
    change({ [name]: day, zone: hasDays ? Intl.DateTimeFormat().resolvedOptions().timeZone : '' })
  }
  const field = (name: 'from' | 'to', other: 'from' | 'to', label: string) => (
    <DayField label={label} name={name} day={query.get(name) ?? ''} onDay={set(name, other)} />
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

interface DayFieldProps {
  label: string
  name: string
  /** The day in the address; empty without one. */
  day: string
  onDay: (day: string) => void
}

/** A day of the address. The field stays the same one while the list changes, so that the keyboard's focus stays. */
function DayField({ day, onDay, ...texts }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address changed without typing: the back button, or 'Clear filters'.
    if (input.current && document.activeElement !== input.current) input.current.value = day
  }, [day])
  return (
    <TextField
      {...texts}
      ref={input}
      type="date"
      defaultValue={day}
      onChange={({ currentTarget: { value } }) => isUnfinished(value) || onDay(value)}
      className="max-sm:min-w-0 max-sm:flex-1"
    />
  )
}

/** While somebody types the year 2026, browsers report the years 2, 20 and 202. */
const isUnfinished = (day: string) => day.startsWith('0')
