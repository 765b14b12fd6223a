import type { FailureReason, GenerationQuestion } from './generation.ts'

/** The fields of an error that decide what happens after a failed try; errors of the platform have them. */
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
}

/** Sorts an error into the reasons the product knows. */
export function failureReason(error: unknown): FailureReason {
  const { code } = (error ?? {}) as Failure
  return (typeof code === 'string' ? REASONS[code] : undefined) ?? 'other'
}

const QUESTIONS: Record<string, GenerationQuestion> = {
  people_in_photo: 'people',
  unsure_of_surfaces: 'surfaces',
}

/** What the owner is to be asked after a try that stopped for their answer; undefined after any other. */
export function questionOf(error: unknown): GenerationQuestion | undefined {
  const { code } = (error ?? {}) as Failure
  return typeof code === 'string' ? QUESTIONS[code] : undefined
}

/** Whether another try may help. Errors that say nothing may: a broken connection, a full disk. */
export function isRetryable(error: unknown): boolean {
  const { code, retryable } = (error ?? {}) as Failure
  if (typeof retryable === 'boolean') return retryable
  return code !== 'not_a_room' && code !== 'moderation_blocked'
}

/** Whether a try failed because the provider is down. */
export const isOutage = (error: unknown): boolean => Boolean(((error ?? {}) as Failure).outage)

/**
 * Whether a redesign waits until the provider is back: it was not asked, nothing reached it, or it rejects our account.
 * None of that costs anything, and any other redesign would fail too.
 */
export function waitsForProvider(error: unknown): boolean {
  const { code, outage } = (error ?? {}) as Failure
  return code === 'provider_paused' || outage === 'unreachable' || outage === 'account'
}
