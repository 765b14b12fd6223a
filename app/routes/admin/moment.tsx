const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** A moment in words, in UTC, so that every administrator reads the same. It breaks between day and time only. */
export function Moment({ at }: { at: Date | string | null }) {
  if (!at) return '–'
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={`${date.toISOString()} (UTC)`} className="tabular-nums">
      <span className="whitespace-nowrap">{DAY.format(date)},</span>{' '}
      <span className="whitespace-nowrap">{TIME.format(date)}</span>
    </time>
  )
}
