const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in words, in UTC, so that every administrator reads the same. */
export function Moment({ at }: { at: Date | string | null }) {
  if (!at) return '–'
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={`${date.toISOString()} (UTC)`} className="tabular-nums">
      {FORMAT.format(date)}
    </time>
  )
}
