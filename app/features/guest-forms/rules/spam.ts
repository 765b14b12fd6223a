import { HOUR, MINUTE } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'

/** What a form that guests may send expects of people; the browser shows it, the server holds to it. */
export interface GuestFormRules {
  /** Names the form where submissions are counted. */
  name: string
  /** Nobody fills the form in faster. */
  minimumSeconds: number
  /** Most submissions in any sixty minutes. */
  perHour: number
}

/** A field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'company_website'
/** A field with the signed moment at which the form was opened. */
export const STAMP_FIELD = 'form_stamp'

export const HONEYPOT_REASON = 'Spam detected: honeypot field filled'

export const tooFastReason = ({ minimumSeconds }: GuestFormRules) =>
  `Please wait at least ${plural(minimumSeconds, 'second')} before submitting`

/** @param wait milliseconds until the next submission is taken */
export function tooManyReason(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE))
  return `Too many submissions. Please wait ${plural(minutes, 'minute')} before trying again.`
}

/**
 * How long the next submission has to wait, so that no sixty minutes hold more than the rules allow.
 *
 * @param times of former submissions in milliseconds since 1970, in any order
 * @returns milliseconds, 0 when it is taken now
 */
export function waitOf(times: readonly number[], { perHour }: GuestFormRules, now: number): number {
  const recent = times.filter((time) => time > now - HOUR && time <= now).sort((one, two) => one - two)
  if (recent.length < perHour) return 0
  return recent[recent.length - perHour]! + HOUR - now
}
