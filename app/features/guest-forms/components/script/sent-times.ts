import { withStorage } from '#app/lib/browser-storage.ts'
import { HOUR } from '#app/lib/durations.ts'
import type { GuestFormRules } from '../../rules/spam.ts'

const STORE = 'form_submissions'

/** Records a submission in this browser. */
export function rememberSubmission({ name }: GuestFormRules): void {
  const now = Date.now()
  const recent = sentTimes(name).filter((time) => time > now - HOUR)
  // Without storage, only the server counts.
  withStorage('local', (storage) =>
    storage.setItem(STORE, JSON.stringify({ ...stored(), [name]: [...recent, now] })),
  )
}

/** Times of this browser's submissions, in milliseconds since 1970. */
export function sentTimes(name: string): number[] {
  const times = stored()[name]
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}

function stored(): Record<string, unknown> {
  const value: unknown = withStorage('local', (storage) => JSON.parse(storage.getItem(STORE) ?? '{}'))
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}
