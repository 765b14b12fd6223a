import type { Outage } from '#app/platform/ai/failure.ts'

/** The provider's services: one can break down while the other answers. */
export const CIRCUITS = ['image', 'chat'] as const
export type CircuitName = (typeof CIRCUITS)[number]

/** The failures of a provider's service, shared by all processes; there is none while the service works. */
export interface Circuit {
  /** Consecutive calls that failed because of the provider. */
  failures: number
  cause: Outage
  /** What the provider said last; for administrators. */
  detail: string
  failedAt: Date
  /** Since when it is not asked; null while it still is. */
  openedAt: Date | null
  /** From then on one call may try whether it is back. */
  retryAt: Date | null
}

/** Consecutive failures that start a pause. */
const MAX_FAILURES = 2
/** Failures further apart have nothing to do with each other. In seconds, like all below. */
const MEMORY = 600
const FIRST_PAUSE = 60
const MAX_PAUSE = 300
/** How long a call that tries is waited for before another may: longer than it takes a silent server to be given up. */
const PROBE_TIME = 150

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** What a call may do: ask, try whether the provider is back, or not ask at all. */
export function admission(circuit: Circuit | undefined, now: Date): 'ask' | 'probe' | 'wait' {
  if (!circuit?.openedAt) return 'ask'
  return circuit.retryAt && circuit.retryAt <= now ? 'probe' : 'wait'
}

/** The moment from which a second call may try, when the first was lost with its process. */
export const nextProbe = (now: Date) => later(now, PROBE_TIME)

/**
 * What a failure of the provider changes. A rejected account is not retried. A call that was
 * made before the pause began says nothing new.
 *
 * @param failure.isProbe whether it was the call that tried
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
  if (!circuit?.openedAt && failures < MAX_FAILURES && said.cause !== 'account')
    return { ...counted, openedAt: null, retryAt: null }
  const doublings = said.cause === 'account' ? Number.POSITIVE_INFINITY : failures - MAX_FAILURES
  const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, doublings))
  return { ...counted, openedAt: circuit?.openedAt ?? now, retryAt: later(now, pause) }
}
