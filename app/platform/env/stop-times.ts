import type { Roles } from './process-roles.ts'

/** Milliseconds for the phases of a stop. */
export interface StopTimes {
  /** How long `/readyz` answers 503 before the port closes. */
  drain: number
  /** How long running requests may take to end. */
  requests: number
  /** How long running jobs may take to end. */
  jobs: number
}

const DRAIN_SECONDS = 5
/** Together with the draining less than the 30 seconds after which container platforms kill a process. */
const REQUEST_SECONDS = 20
/** Longer than an image model usually takes, so that restarts lose no running redesign. */
const JOB_SECONDS = 120

/** @param given in seconds */
export function readStopTimes(given: {
  DRAIN_SECONDS?: number | undefined
  GRACE_SECONDS?: number | undefined
}): StopTimes {
  return {
    drain: (given.DRAIN_SECONDS ?? DRAIN_SECONDS) * 1000,
    requests: (given.GRACE_SECONDS ?? REQUEST_SECONDS) * 1000,
    jobs: (given.GRACE_SECONDS ?? JOB_SECONDS) * 1000,
  }
}

/** Maximum milliseconds that a process with these roles takes to stop. */
export function longestStop({ roles, stopTimes }: { roles: Roles; stopTimes: StopTimes }): number {
  const { drain, requests, jobs } = stopTimes
  return Math.max(roles.web ? drain + requests : 0, roles.worker ? jobs : 0)
}
