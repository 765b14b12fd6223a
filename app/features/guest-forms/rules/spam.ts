import { HOUR, MINUTE } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'

/** Limits of a guest form. The browser shows them and the server enforces them. */
export interface GuestFormRules {
  /** The form's name in the count of submissions. */
  name: string
  /** Minimum time between opening and sending the form. */
  minimumSeconds: number
  /** Maximum submissions in any sixty minutes. */
  perHour: number
}

/** A field that people do not see and bots fill in. */
export const HONEYPOT_FIELD = 'company_website'
/** A field with the signed time at which the form was opened. */
export const STAMP_FIELD = 'form_stamp'

/** What the button says until the form can be sent. */
export const GUARD_TEXTS = { starting: 'Please wait a moment...', cooldown: 'Cooldown active' }

export const HONEYPOT_REASON = 'Spam detected: honeypot field filled'

export const tooFastReason = ({ minimumSeconds }: GuestFormRules) =>
  `Please wait at least ${plural(minimumSeconds, 'second')} before submitting`

/** @param wait milliseconds until the next submission is accepted */
export function tooManyReason(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE))
  return `Too many submissions. Please wait ${plural(minutes, 'minute')} before trying again.`
}

/**
 * Time until the next submission is accepted, so that any sixty minutes stay within the limit.
 *
 * @param times of earlier submissions in milliseconds since 1970, in any order
 * @returns milliseconds; 0 when it is accepted now
 */
export function waitOf(times: readonly number[], { perHour }: GuestFormRules, now: number): number {
  const recent = times.filter((time) => time > now - HOUR && time <= now).sort((one, two) => one - two)
  if (recent.length < perHour) return 0
  return recent[recent.length - perHour]! + HOUR - now
}
