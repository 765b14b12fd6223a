import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Jobs } from '#app/platform/jobs/jobs.ts'
import { openJobs } from '#app/platform/jobs/open-jobs.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Telemetry } from '#app/platform/jobs/run-job.ts'
import type { Services } from '#app/platform/services.ts'

/** Milliseconds after which unfinished jobs fail the test. */
const PATIENCE = 60_000

const UNFINISHED = `
  SELECT count(*)::int AS count FROM pgboss.job
  WHERE state IN ('created', 'retry', 'active') AND start_after <= now() + interval '1 minute'`

export interface TestJobs extends Jobs {
  /** Runs the workers until no job is waiting or running. Jobs added later wait for the next call. */
  runAll(services: Services): Promise<void>
}

/**
 * Job tables that are opened on first use, so that a test without jobs does not pay for them.
 *
 * @param url connection string of a copied test database
 * @param workers every worker of the product
 */
export function openTestJobs(url: string, telemetry: Telemetry, workers: Worker<Services>[]): TestJobs {
  let opening: Promise<Jobs> | undefined
  let working: Promise<void> | undefined
  const open = async () => {
    const jobs = await openJobs(url, telemetry, { supervise: true })
    // The template has the queues, but a process learns of them here only.
    await jobs.prepare(workers.map((worker) => worker.queue))
    return jobs
  }
  const opened = () => {
    opening ??= open()
    return opening
  }
  const turn = createTurn()
  const startWorkers = async (services: Services) => {
    const resolve = async (name: string) => {
      await turn.begun()
      return workers.find((worker) => worker.queue.name === name)!
    }
    await (await opened()).work(workers, services, resolve)
  }
  return {
    enqueue: async (...job) => (await opened()).enqueue(...job),
    retry: async (...job) => (await opened()).retry(...job),
    forget: async (...what) => (await opened()).forget(...what),
    prepare: async (queues) => (await opened()).prepare(queues),
    work: async (...work) => (await opened()).work(...work),
    stop: async (grace) => (await opening)?.stop(grace),
    close: async () => (await opening)?.close(),
    runAll: async (services) => {
      turn.begin()
      working ??= startWorkers(services)
      await working
      await untilNoneIsLeft(url)
      turn.end()
    },
  }
}

/** The workers' turn. Calls outside of it wait for the next one. */
function createTurn() {
  let turn = Promise.withResolvers<void>()
  return {
    begun: () => turn.promise,
    begin: () => turn.resolve(),
    end: () => {
      turn = Promise.withResolvers<void>()
    },
  }
}

async function untilNoneIsLeft(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(20)) {
      const { rows } = await client.query<{ count: number }>(UNFINISHED)
      if (rows[0]!.count === 0) return
    }
    throw new Error(`Jobs are still running after ${PATIENCE / 1000} s`)
  } finally {
    await client.end()
  }
}
