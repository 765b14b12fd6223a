import { DAY } from './durations.ts'

/** A range of days, both included, as times. */
export interface DayRange {
  /** The first moment in the range. */
  from?: Date
  /** The first moment after the range. */
  before?: Date
}

const WRITTEN_DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The range of days in an address: `from` and `to` as `2026-11-22`, in the time zone `zone`, by default UTC. Ignores
 * invalid values. A reversed range is read from the earlier day to the later.
 */
export function dayRangeFrom(query: URLSearchParams): DayRange {
  const zone = knownZone(query.get('zone'))
  const days = [query.get('from'), query.get('to')]
  const [first, last] = isReversed(query) ? days.reverse() : days
  const from = startOf(first, 0, zone)
  const before = startOf(last, 1, zone)
  return { ...(from && { from }), ...(before && { before }) }
}

/** Whether `from` is after `to`. */
export function isReversed(query: URLSearchParams): boolean {
  const [from, to] = [query.get('from'), query.get('to')]
  return Boolean(from && to && WRITTEN_DAY.test(from) && WRITTEN_DAY.test(to) && from > to)
}

/** The time zone if this machine knows it, otherwise UTC. */
export function knownZone(name: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The start of a day in a zone, `later` days after the given one. */
function startOf(day: string | null | undefined, later: number, zone: string): Date | undefined {
  const midnight = WRITTEN_DAY.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return undefined
  const asUtc = midnight + later * DAY
  // Twice, because the offset may change between the first guess and the start of the day.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** A zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}
