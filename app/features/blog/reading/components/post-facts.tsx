import { longDate } from '#app/lib/date-text.ts'
import { roomName } from '../../rules/room-name.ts'

/** A post's room, style and date, in one line. */
export function PostFacts({
  roomType,
  styleApplied,
  publishedAt,
  more,
}: {
  roomType: string | null
  styleApplied: string | null
  publishedAt: Date
  /** Further text, such as the reading time. */
  more?: string
}) {
  const words = [roomType && roomName(roomType), styleApplied].filter(Boolean)
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {words.length > 0 && <span className="wrap-anywhere text-ink">{words.join(', ')}</span>}
      <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
      {more && <span>{more}</span>}
    </p>
  )
}
