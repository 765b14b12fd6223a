import { mediumDate, momentWithZone, timeOfDay } from '#app/lib/date-text.ts'
import { useViewerZone } from './viewer-zone.ts'

/**
 * A moment in words, in the viewer's time zone; which it is and what that is in UTC is said where one points. It breaks
 * between day and time only.
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
