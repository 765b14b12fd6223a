import { causesOf } from '#app/lib/causes.ts'

/** More often than two transactions cross each other by chance. */
const TRIES = 4

/**
 * Runs a transaction again that the database ended because it and another one waited for each other.
 *
 * @param run must begin the transaction itself, and do nothing outside of it
 * @throws what `run` throws for another reason, or again and again for this one
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
