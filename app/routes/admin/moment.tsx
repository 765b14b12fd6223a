import { mediumDate, timeOfDay } from '#app/lib/date-text.ts'

/** A moment in words, in UTC, so that every administrator reads the same. It breaks between day and time only. */
export function Moment({ at }: { at: Date | string | null }) {
  if (!at) return '–'
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={`${date.toISOString()} (UTC)`} className="tabular-nums">
      <span className="whitespace-nowrap">{mediumDate(date)},</span>{' '}
      <span className="whitespace-nowrap">{timeOfDay(date)}</span>
    </time>
  )
}
