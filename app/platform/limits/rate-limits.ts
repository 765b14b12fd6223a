import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** A limit: `points` uses within `seconds`. */
export interface Allowance {
  points: number
  seconds: number
}

export interface Limits {
  /**
   * Counts one use.
   *
   * @param name of the limited action, for example `sign-in`
   * @param key who uses it: address, user id or email address
   * @param limit `points` uses within `seconds`
   * @returns 0 when allowed, otherwise the seconds until the next use is allowed
   */
  use(name: string, key: string, limit: Allowance): Promise<number>
}

/** Removes statement names, because a pooler in transaction mode forgets them between two statements. */
const unnamed = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values: values ?? [] }),
})

/**
 * Limits shared by all processes through the database.
 *
 * @param pool connections to the database with the table `rate_limits`
 */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, limit: Allowance) => {
    const id = `${name} ${limit.points} ${limit.seconds}`
    const known = limiters.get(id)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: unnamed(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
    })
    limiters.set(id, limiter)
    return limiter
  }
  return {
    use: async (name, key, limit) => {
      try {
        await limiterOf(name, limit).consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}
