import { existsSync } from 'node:fs'
import path from 'node:path'

/** How to reach an external database, and the limits for any database. */
export interface DatabaseSettings {
  /** The database itself when `DATABASE_URL` is a pooler's; undefined otherwise. */
  directUrl: string | undefined
  /** Connections for pages and jobs. The job tables need a few more. */
  poolSize: number
  /** Milliseconds after which the database cancels a statement. */
  statementLimit: number
  /** Milliseconds to wait for a connection, new or from the pool. */
  connectLimit: number
}

interface Given {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_CA_FILE?: string | undefined
  DATABASE_POOL_SIZE?: number | undefined
  DATABASE_STATEMENT_SECONDS?: number | undefined
  DATABASE_CONNECT_SECONDS?: number | undefined
}

export function readDatabaseSettings(given: Given): DatabaseSettings {
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    throw new Error(
      'DATABASE_DIRECT_URL is for a pooler in DATABASE_URL, which is missing. See .env.example.',
    )
  return {
    directUrl: withAuthority(given.DATABASE_DIRECT_URL, given.DATABASE_CA_FILE),
    poolSize: given.DATABASE_POOL_SIZE ?? 10,
    statementLimit: (given.DATABASE_STATEMENT_SECONDS ?? 30) * 1000,
    connectLimit: (given.DATABASE_CONNECT_SECONDS ?? 10) * 1000,
  }
}

/**
 * Adds a private certificate authority to a connection string, as a parameter of libpq.
 *
 * @param caFile PEM file with its certificate
 */
export function withAuthority(url: string | undefined, caFile: string | undefined): string | undefined {
  if (!url || !caFile) return url
  if (!existsSync(caFile))
    throw new Error(`The environment variable DATABASE_CA_FILE is wrong: there is no file ${caFile}.`)
  const address = new URL(url)
  address.searchParams.set('sslmode', 'verify-full')
  address.searchParams.set('sslrootcert', path.resolve(caFile))
  return address.href
}
