import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { forgetInJobs } from './forget-in-jobs.ts'
import type { Jobs } from './jobs.ts'
import type { Queue } from './queue.ts'
import { runJob, type Telemetry, withRequest } from './run-job.ts'

/** Seconds without a heartbeat after which another worker takes over the job. The library's minimum. */
const HEARTBEAT = 10

/** Milliseconds; also limits waiting for a silent server. The library passes these on to its connections. */
const LIMITS = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 }

/**
 * Connects to the job tables, and creates them on first use.
 *
 * @param url PostgreSQL connection string
 * @param telemetry gets the outcome of every job
 * @param options.supervise whether this process also handles lost and scheduled jobs
 */
export async function openJobs(
  url: string,
  telemetry: Telemetry,
  options: { supervise: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'casabloom jobs',
    max: options.supervise ? 4 : 2,
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: options.supervise,
    ...LIMITS,
  })
  boss.on('error', (error) => telemetry.log.error({ err: error }, 'jobs'))
  await boss.start()
  return {
    enqueue: async (transaction, queue, payload, { delay = 0, priority = 0 } = {}) => {
      const data = withRequest(queue.payload.parse(payload), telemetry.tracing)
      await boss.send(queue.name, data, {
        db: fromDrizzle(transaction, sql),
        priority,
        ...(delay > 0 && { startAfter: delay }),
      })
    },
    retry: async (transaction, queue, jobId) => {
      // The library's type omits the return value.
      const answer: { affected?: number } = await boss.retry(queue, jobId, {
        db: fromDrizzle(transaction, sql),
      })
      return answer.affected === 1
    },
    forget: forgetInJobs,
    prepare: async (queues) => {
      for (const queue of queues.toSorted((a, b) => Number(!!a.givenUp) - Number(!!b.givenUp))) {
        await prepareQueue(boss, queue)
      }
    },
    work: async (workers, services, resolve) => {
      for (const worker of workers) {
        const { name, concurrency } = worker.queue
        const run = async (job: JobWithMetadata<unknown>) =>
          runJob(await resolve(name), services, job, telemetry)
        const places = worker.concurrency?.(services) ?? concurrency
        for (let place = 0; place < places; place++) await workThrough(boss, name, run)
        if (worker.schedule) await boss.schedule(worker.queue.name, worker.schedule)
      }
    },
    stop: (grace) => boss.stop({ graceful: true, timeout: grace, close: false }),
    close: () => boss.stop({ graceful: false, close: true }),
  }
}

/**
 * Runs the jobs of a queue one after the other. After each it looks for the next at once; the library by itself would
 * wait for its polling interval, seconds for each job of a backlog.
 */
async function workThrough(
  boss: PgBoss,
  queue: string,
  run: (job: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  let workerId: string | undefined
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 5,
  } as const
  workerId = await boss.work(queue, options, async (batch) => {
    try {
      for (const job of batch) await run(job)
    } finally {
      if (workerId) boss.notifyWorker(workerId)
    }
  })
}

async function prepareQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const options = {
    retryLimit: queue.retries,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: queue.timeLimit,
    heartbeatSeconds: HEARTBEAT,
    notify: true,
    ...(queue.givenUp && { deadLetter: queue.givenUp.name }),
    deleteAfterSeconds: 14 * 24 * 3600,
  }
  if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, options)
  else await boss.createQueue(queue.name, options)
}
