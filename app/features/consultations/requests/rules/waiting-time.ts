import { HOUR } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'

/** Hours within which a request should get its first reply. */
const OVERDUE_AFTER = 24

/** Time since the request, in whole hours below 48, then in whole days. */
export function waitingTime(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR)
  if (hours < 1) return 'Waiting for less than an hour'
  return `Waiting for ${hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')}`
}

export const isOverdue = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= OVERDUE_AFTER * HOUR
