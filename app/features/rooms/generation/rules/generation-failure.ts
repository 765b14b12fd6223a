import type { FailureReason, GenerationQuestion } from './generation.ts'

/** The fields of an error that decide what follows a failed try; the platform's errors have them. */
interface Failure {
  code?: unknown
  retryable?: unknown
  outage?: unknown
}

const REASONS: Record<string, FailureReason> = {
  analysis_failed: 'analysis_failed',
  generation_failed: 'generation_failed',
  storage_failed: 'storage_failed',
  rate_limited: 'busy',
  quota_exhausted: 'busy',
  timeout: 'generation_failed',
  moderation_blocked: 'moderation_blocked',
  not_a_room: 'not_a_room',
  too_dark: 'too_dark',
  too_blurred: 'too_blurred',
  budget_spent: 'budget_spent',
  provider_paused: 'service_paused',
  wish_not_followed: 'service_paused',
}

/** Maps an error to a failure reason. */
export function failureReason(error: unknown): FailureReason {
  const { code } = (error ?? {}) as Failure
  return (typeof code === 'string' ? REASONS[code] : undefined) ?? 'other'
}

const QUESTIONS: Record<string, GenerationQuestion> = {
  people_in_photo: 'people',
  unsure_of_surfaces: 'surfaces',
}

/** The question to the owner after a try that stopped for one; undefined otherwise. */
export function questionOf(error: unknown): GenerationQuestion | undefined {
  const { code } = (error ?? {}) as Failure
  return typeof code === 'string' ? QUESTIONS[code] : undefined
}

/** Whether a retry may help. An error that does not say so may be temporary: a broken connection, a full disk. */
export function isRetryable(error: unknown): boolean {
  const { retryable } = (error ?? {}) as Failure
  return typeof retryable === 'boolean' ? retryable : true
}

/** Whether a try failed because the provider is down. */
export const isOutage = (error: unknown): boolean => Boolean(((error ?? {}) as Failure).outage)

/**
 * Whether a redesign waits until the provider is back: it was not asked, was not reached, or rejects our account.
 * None of these costs anything, and every other redesign would fail too.
 */
export function waitsForProvider(error: unknown): boolean {
  const { code, outage } = (error ?? {}) as Failure
  return code === 'provider_paused' || outage === 'unreachable' || outage === 'account'
}
