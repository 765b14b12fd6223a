import type { Transaction } from '../database/database.ts'
import type { Queue, Worker } from './queue.ts'

/** Background jobs, stored in the same database and enqueued in the same transaction as the data they belong to. */
export interface Jobs {
  /**
   * Adds a job. It exists if, and only if, the transaction commits.
   *
   * @param options.delay seconds until it may start
   * @param options.priority a queue starts jobs of higher priority first; defaults to 0
   * @throws ZodError when the payload does not fit the queue
   */
  enqueue<Payload extends object>(
    transaction: Transaction,
    queue: Queue<Payload>,
    payload: Payload,
    options?: { delay?: number; priority?: number },
  ): Promise<void>
  /**
   * Retries a job that failed for good.
   *
   * @returns false when there is no such failed job (any more)
   */
  retry(transaction: Transaction, queue: string, jobId: string): Promise<boolean>
  /** Removes an email address from the job tables, because its owner's account is deleted. */
  forget(transaction: Transaction, address: string): Promise<void>
  /** Creates or updates the queues; every process calls it before it enqueues. */
  prepare(queues: Queue[]): Promise<void>
  /** Starts the workers. Calls `resolve` for each job, so that reloaded code takes effect at once. */
  work<Services>(
    workers: Worker<Services>[],
    services: Services,
    resolve: (name: string) => Promise<Worker<Services>>,
  ): Promise<void>
  /** Stops fetching, gives running jobs `grace` ms to end and requeues the others. Jobs can still be enqueued. */
  stop(grace: number): Promise<void>
  /** Stops if that has not happened, and disconnects. */
  close(): Promise<void>
}
