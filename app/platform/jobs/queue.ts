import type { z } from 'zod'

/** A queue as data: what it is called, what a job carries, and how often it is tried. Runs anywhere. */
export interface Queue<Payload = unknown> {
  /** `feature.verb`, stable: jobs in the database carry it. */
  name: string
  payload: z.ZodType<Payload>
  /** How many times a failed or lost job is tried again. */
  retries: number
  /** Seconds after which a running attempt counts as failed. */
  timeLimit: number
  /** Jobs of this queue that one worker process runs at once. */
  concurrency: number
  /** Where a job goes that failed, or was lost with its worker, more often than it may be tried again. */
  givenUp: Queue<Payload> | undefined
}

/**
 * Describes a queue.
 *
 * @param name `feature.verb`
 * @param payload Zod schema of a job's data; checked when enqueued and again when run
 * @param options see {@link Queue}
 */
export function defineQueue<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  options: Partial<Omit<Queue<Payload>, 'name' | 'payload'>> = {},
): Queue<Payload> {
  return { name, payload, retries: 3, timeLimit: 300, concurrency: 1, givenUp: undefined, ...options }
}

/** What a handler is told about the attempt it is. */
export interface Attempt {
  jobId: string
  /** 0 for the first try. */
  retryCount: number
  /** Whether no further try follows a failure of this one. */
  last: boolean
  /** Aborted when the process stops or the time limit is over. */
  signal: AbortSignal
}

/** A queue with the function that works it. */
export interface Worker<Services, Payload extends object = object> {
  queue: Queue<Payload>
  /** Cron expression in UTC, for jobs that come by themselves. */
  schedule?: string
  run(services: Services, payload: Payload, attempt: Attempt): Promise<void>
}
