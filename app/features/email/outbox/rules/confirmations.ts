import { HOUR } from '#app/lib/durations.ts'

/** Maximum confirmations per address in 24 hours. */
const MAX_A_DAY = 4

/**
 * Whether an address may get another confirmation: at most one an hour and four a day.
 *
 * @param latest when those of the last 24 hours were queued
 */
export const isConfirmationDue = (latest: Date[], now: number): boolean =>
  latest.length < MAX_A_DAY && latest.every((at) => now - at.getTime() >= HOUR)
