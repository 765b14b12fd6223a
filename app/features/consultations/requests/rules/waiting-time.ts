import { HOUR } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'

/** Hours after which nobody should wait for a first answer any more. */
const OVERDUE_AFTER = 24

/** How long somebody has been waiting, in whole hours and then in whole days. */
export function waitingTime(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR)
  if (hours < 1) return 'Waiting for less than an hour'
  return `Waiting for ${hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')}`
}

/** Whether they should have an answer by now. */
export const isOverdue = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= OVERDUE_AFTER * HOUR
