import { APIConnectionTimeoutError, APIError } from 'openai'
import { causesOf } from '#app/lib/causes.ts'
import { isRedesignFailure, type Outage, RedesignFailure, type RedesignFailureCode } from '../failure.ts'
import { wasCutOff, wasNeverSent } from './connection-errors.ts'
import { isUnknownModel } from './openai-client.ts'

const QUOTA = [
  'insufficient_quota',
  'billing_hard_limit_reached',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'project_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
]
const MODERATION = ['moderation_blocked', 'content_policy_violation', 'image_content_policy_violation']
const RATE = ['rate_limit_exceeded', 'slow_down', 'server_overloaded']
/** A proxy lost the provider's answer, so nobody knows whether the provider charged for the work. */
const UNANSWERED = [408, 502, 504, 522, 524]
/** Longest accepted wait, in seconds. */
const MAX_WAIT = 3600

/**
 * Translates a failed call into a RedesignFailure. Only `detail` contains the provider's words.
 *
 * @param error from the SDK, or from reading its answer
 */
export function failureOf(error: unknown): RedesignFailure {
  const known = causesOf(error).find(isRedesignFailure)
  if (known) return known
  if (wasNeverSent(error))
    return new RedesignFailure('generation_failed', detailOf(error), {
      refused: true,
      outage: 'unreachable',
    })
  if (error instanceof APIConnectionTimeoutError)
    return new RedesignFailure('timeout', detailOf(error), { outage: 'silent' })
  if (!(error instanceof APIError))
    return new RedesignFailure('generation_failed', detailOf(error), {
      outage: wasCutOff(error) ? 'broken' : null,
    })
  const code = codeOf(error)
  return new RedesignFailure(code, detailOf(error), {
    retryAfter: secondsToWait(error),
    // Errors in the middle of a stream have no status.
    refused: error.status !== undefined && !UNANSWERED.includes(error.status),
    outage: outageOf(error, code),
    answered: error.status ?? null,
    ...(code === 'generation_failed' ? { retryable: isPassing(error.status) } : {}),
  })
}

/** A refused key, an account without money and a missing model affect every redesign. */
function outageOf(error: APIError, code: RedesignFailureCode): Outage | null {
  const { status } = error
  if (code === 'quota_exhausted' || status === 401 || status === 403 || isUnknownModel(error))
    return 'account'
  if (code === 'timeout') return 'silent'
  return code === 'generation_failed' && (status === undefined || status >= 500) ? 'broken' : null
}

function codeOf({ status, code, type }: APIError): RedesignFailureCode {
  const said = (codes: string[]) => codes.includes(code ?? '') || codes.includes(type ?? '')
  if (said(QUOTA)) return 'quota_exhausted'
  if (said(MODERATION)) return 'moderation_blocked'
  if (status === 429 || said(RATE)) return 'rate_limited'
  if (status === 408 || status === 504) return 'timeout'
  return 'generation_failed'
}

/** A wrong key, an unknown model or a refused field stays wrong, but a broken connection or server may recover. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status >= 500 || status === 409
}

function secondsToWait(error: APIError): number | null {
  const milliseconds = Number(error.headers?.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds > 0) return Math.min(MAX_WAIT, Math.ceil(milliseconds / 1000))
  const value = error.headers?.get('retry-after')
  if (!value) return null
  const seconds = Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value)
  return seconds > 0 ? Math.min(MAX_WAIT, Math.ceil(seconds)) : null
}

/** One line without anything that looks like a key, because providers quote parts of wrong keys. */
function detailOf(error: unknown): string {
  const causes = [...causesOf(error)]
  const parts = [(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')]
  const deepest = causes.at(-1)
  if (causes.length > 1 && deepest) parts.push(deepest.message)
  if (error instanceof APIError) {
    if (error.code) parts.push(`code ${error.code}`)
    if (error.requestID) parts.push(`request ${error.requestID}`)
  }
  return parts
    .join(', ')
    .replace(/\s+/g, ' ')
    .replace(/\b(sk|key)-[\w*-]+/gi, '…')
    .slice(0, 400)
}
