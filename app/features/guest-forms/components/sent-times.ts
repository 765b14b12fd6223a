import { HOUR } from '#app/lib/durations.ts'
import type { GuestFormRules } from '../rules/spam.ts'

const STORE = 'form_submissions'

/** Records a submission in this browser. */
export function rememberSubmission({ name }: GuestFormRules): void {
  const now = Date.now()
  const recent = sentTimes(name).filter((time) => time > now - HOUR)
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...stored(), [name]: [...recent, now] }))
  } catch {
    // Without storage, only the server counts.
  }
}

/** Times of this browser's submissions, in milliseconds since 1970. */
export function sentTimes(name: string): number[] {
  const times = stored()[name]
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
