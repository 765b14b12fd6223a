import { causesOf } from '#app/lib/causes.ts'

/** Enough tries for any chance deadlocks. */
const TRIES = 4

/**
 * Retries a transaction that the database ended because of a deadlock.
 *
 * @param run must open the transaction itself and have no effects outside it
 * @throws any other error of `run`, or the deadlock after the last try
 */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error
    }
  }
}

const isDeadlock = (error: unknown) => causesOf(error).some(({ code }) => code === '40P01')
