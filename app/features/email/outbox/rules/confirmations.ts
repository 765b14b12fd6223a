import { HOUR } from '#app/lib/durations.ts'

/** Maximum confirmations per address in 24 hours, of all forms. */
const MAX_A_DAY = 4
/** Of one form. Fewer, so that what is sent by one form leaves another's first message its confirmation. */
const MAX_OF_A_FORM = 3

/** A confirmation that was queued. */
export interface Confirmation {
  form: string
  at: Date
}

/**
 * Whether an address may get another confirmation: at most one an hour and three a day of each form, and four a day
 * of all.
 *
 * @param latest those of the last 24 hours
 */
export function isConfirmationDue(latest: Confirmation[], form: string, now: number): boolean {
  const same = latest.filter((each) => each.form === form)
  return (
    latest.length < MAX_A_DAY &&
    same.length < MAX_OF_A_FORM &&
    same.every(({ at }) => now - at.getTime() >= HOUR)
  )
}
