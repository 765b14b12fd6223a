import type { JobWithMetadata } from 'pg-boss'
import type { Log } from '../log/log.ts'
import { errorWithoutValues } from '../log/logged-error.ts'
import { currentRequestId, withRequestId } from '../log/request-id.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Worker } from './queue.ts'

/** Receives the outcome of every job. */
export interface Telemetry {
  log: Log
  metrics: Metrics
  tracing: Tracing
}

/** Fields of a job's data that name the enqueuing request and step. Payload schemas do not contain them. */
const REQUEST = 'requestId'
const STEP = 'traceparent'

/** Adds the current request's id and traced step to a job's data. */
export const withRequest = (payload: object, tracing: Tracing): object => ({
  ...payload,
  [REQUEST]: currentRequestId(),
  [STEP]: tracing.current(),
})

/** Runs one attempt at a job within the request that enqueued it. @throws the worker's error */
export function runJob<Services>(
  worker: Worker<Services>,
  services: Services,
  job: JobWithMetadata<unknown>,
  telemetry: Telemetry,
): Promise<void> {
  const attributes = { 'messaging.destination.name': worker.queue.name, 'messaging.message.id': job.id }
  const step = { kind: 'consumer', attributes, within: fieldOf(job, STEP) } as const
  return withRequestId(fieldOf(job, REQUEST), () =>
    telemetry.tracing.step(`job ${worker.queue.name}`, step, () =>
      attemptJob(worker, services, job, telemetry),
    ),
  )
}

function fieldOf(job: JobWithMetadata<unknown>, name: string): string | undefined {
  const value = (job.data as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : undefined
}

async function attemptJob<Services>(
  worker: Worker<Services>,
  services: Services,
  job: JobWithMetadata<unknown>,
  { log, metrics }: Telemetry,
): Promise<void> {
  const queue = worker.queue.name
  const about = { job: job.id, queue, attempt: job.retryCount + 1 }
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  try {
    const attempt = {
      jobId: job.id,
      retryCount: job.retryCount,
      last: job.retryCount >= job.retryLimit,
      signal: job.signal,
    }
    await worker.run(services, worker.queue.payload.parse(job.data), attempt)
    metrics.jobEnded(queue, 'done', seconds())
    log.info({ ...about, ms: Math.round(seconds() * 1000) }, 'job done')
  } catch (error) {
    metrics.jobEnded(queue, 'failed', seconds())
    log.warn({ ...about, err: error }, 'job failed')
    // pg-boss stores the error in the job's row.
    throw errorWithoutValues(error)
  }
}
