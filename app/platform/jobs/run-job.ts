import type { JobWithMetadata } from 'pg-boss'
import type { Log } from '../log/log.ts'
import { errorWithoutValues } from '../log/logged-error.ts'
import { currentRequestId, withRequestId } from '../log/request-id.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Worker } from './queue.ts'

/** Who is told how jobs end. */
export interface Witnesses {
  log: Log
  metrics: Metrics
}

/** The field of a job's data that names the request it was enqueued for. Payload schemas leave it out. */
const REQUEST = 'requestId'

/** Adds the id of the running request to a job's data. */
export const withRequest = (payload: object): object => ({ ...payload, [REQUEST]: currentRequestId() })

/** Runs one attempt at a job, for the request that it was enqueued for. @throws what the worker throws */
export function runJob<Services>(
  worker: Worker<Services>,
  services: Services,
  job: JobWithMetadata<unknown>,
  witnesses: Witnesses,
): Promise<void> {
  return withRequestId(requestOf(job), () => attemptJob(worker, services, job, witnesses))
}

function requestOf(job: JobWithMetadata<unknown>): string | undefined {
  const id = (job.data as Record<string, unknown> | null)?.[REQUEST]
  return typeof id === 'string' ? id : undefined
}

async function attemptJob<Services>(
  worker: Worker<Services>,
  services: Services,
  job: JobWithMetadata<unknown>,
  { log, metrics }: Witnesses,
): Promise<void> {
  const queue = worker.queue.name
  const about = { job: job.id, queue, try: job.retryCount }
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
    // The job's row keeps the error.
    throw errorWithoutValues(error)
  }
}
