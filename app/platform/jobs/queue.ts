import { z } from 'zod'

/** A queue as data: its name, its payload and its retries. Also runs in the browser. */
export interface Queue<Payload = unknown> {
  /** `feature.verb`. Must stay the same, because stored jobs contain it. */
  name: string
  payload: z.ZodType<Payload>
  /** Retries of a failed or lost job. */
  retries: number
  /** Seconds after which a running attempt counts as failed. */
  timeLimit: number
  /** Jobs of this queue that a worker process runs concurrently. */
  concurrency: number
  /** The queue for jobs that failed, or lost their worker, after the last retry. */
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

/** The scheduler enqueues jobs without data. */
const NOTHING = z.preprocess((data) => data ?? {}, z.object({}))

/**
 * Describes the queue of a scheduled worker. Its jobs carry no data.
 *
 * @param name `feature.verb`
 * @param options see {@link Queue}
 */
export const defineScheduledQueue = (
  name: string,
  options: Partial<Omit<Queue<object>, 'name' | 'payload'>> = {},
): Queue<object> => defineQueue(name, NOTHING, options)

/** The current attempt at a job. */
export interface Attempt {
  jobId: string
  /** 0 for the first try. */
  retryCount: number
  /** Whether this is the last attempt. */
  last: boolean
  /** Aborts when the process stops or the time limit is reached. */
  signal: AbortSignal
}

/** A queue and its handler. */
export interface Worker<Services, Payload extends object = object> {
  queue: Queue<Payload>
  /** Cron expression in UTC, for scheduled jobs. */
  schedule?: string
  /** Jobs that a process runs concurrently, if configurable; overrides the queue's number. */
  concurrency?(services: Services): number
  run(services: Services, payload: Payload, attempt: Attempt): Promise<void>
}
