import type { Outage } from '#app/platform/ai/failure.ts'

/** The provider's services. One can fail while the other works. */
export const CIRCUITS = ['image', 'chat'] as const
export type CircuitName = (typeof CIRCUITS)[number]

/** The failures of a provider's service, shared by all processes. There is none while the service works. */
export interface Circuit {
  /** Consecutive calls that failed because of the provider. */
  failures: number
  cause: Outage
  /** The provider's last answer, for administrators. */
  detail: string
  failedAt: Date
  /** When the pause began; null without one. */
  openedAt: Date | null
  /** From then on one call may probe the service. */
  retryAt: Date | null
}

/** Consecutive failures that start a pause. */
const FAILURES_BEFORE_PAUSE = 2
/** Failures further apart are unrelated. In seconds, like all below. */
const MEMORY = 600
const FIRST_PAUSE = 60
const MAX_PAUSE = 300
/** How long a probe blocks other calls: longer than we wait for a silent server. */
const PROBE_TIME = 150

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Whether a call may go ahead, may try a paused service, or must wait. */
export function admission(circuit: Circuit | undefined, now: Date): 'ask' | 'probe' | 'wait' {
  if (!circuit?.openedAt) return 'ask'
  return circuit.retryAt && circuit.retryAt <= now ? 'probe' : 'wait'
}

/** When a second call may try, in case the first was lost with its process. */
export const nextProbe = (now: Date) => later(now, PROBE_TIME)

/**
 * Applies a failure of the provider. A rejected account starts the longest pause at once. A call made before the pause
 * began changes nothing.
 *
 * @param failure.isProbe whether the call probed a paused service
 */
export function afterFailure(
  circuit: Circuit | undefined,
  failure: { cause: Outage; detail: string; isProbe: boolean },
  now: Date,
): Circuit {
  const { isProbe, ...said } = failure
  if (circuit?.openedAt && !isProbe) return circuit
  const isRecent = circuit && (circuit.openedAt || later(circuit.failedAt, MEMORY) > now)
  const failures = (isRecent ? circuit.failures : 0) + 1
  const counted = { ...said, failures, failedAt: now }
  if (!circuit?.openedAt && failures < FAILURES_BEFORE_PAUSE && said.cause !== 'account')
    return { ...counted, openedAt: null, retryAt: null }
  const doublings = Math.max(0, failures - FAILURES_BEFORE_PAUSE)
  const pause = said.cause === 'account' ? MAX_PAUSE : Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** doublings)
  return { ...counted, openedAt: circuit?.openedAt ?? now, retryAt: later(now, pause) }
}
