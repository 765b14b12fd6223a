import { mediumDate, momentWithZone, timeOfDay } from '#app/lib/date-text.ts'
import { useViewerZone } from './viewer-zone.ts'

/**
 * A time in the viewer's time zone. A tooltip names the zone and the time in UTC. Wraps only between day and time.
 */
export function Moment({ at }: { at: Date | string | null }) {
  const zone = useViewerZone()
  if (!at) return '–'
  const date = new Date(at)
  const inUtc = zone === 'UTC' ? '' : ` (${momentWithZone(date)})`
  return (
    <time dateTime={date.toISOString()} title={momentWithZone(date, zone) + inUtc} className="tabular-nums">
      <span className="whitespace-nowrap">{mediumDate(date, zone)},</span>{' '}
      <span className="whitespace-nowrap">{timeOfDay(date, zone)}</span>
    </time>
  )
}

/** The day of a time that is accurate only to a day, in the viewer's time zone. */
export function Day({ at }: { at: Date }) {
  const zone = useViewerZone()
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {mediumDate(at, zone)}
    </time>
  )
}
