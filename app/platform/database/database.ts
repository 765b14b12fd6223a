import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { noticeSilence } from './notice-silence.ts'

/** The outer handle, for queries outside a transaction and for `transaction()` itself. */
export type Database = NodePgDatabase & { $client: pg.Pool }

/** Inside a transaction use only this handle. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either handle, for reads. */
export type Queryable = Database | Transaction

export interface DatabaseConnection {
  database: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a connection pool.
 *
 * @param url PostgreSQL connection string
 * @param options.size maximum number of connections
 * @param options.connectLimit milliseconds to wait for a connection
 * @param options.statementLimit milliseconds after which the server cancels a statement; poolers reject this setting
 * @param options.onError receives errors of idle connections, for example when the server restarts
 */
export function openDatabase(
  url: string,
  options: {
    size: number
    connectLimit?: number
    statementLimit?: number | undefined
    onError: (error: Error) => void
  },
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    application_name: 'casabloom',
    keepAlive: true,
    ...(options.connectLimit && { connectionTimeoutMillis: options.connectLimit }),
    ...(options.statementLimit && { statement_timeout: options.statementLimit }),
  })
  noticeSilence(pool, url)
  let closing = false
  // A closing connection may still report that the server has stopped.
  pool.on('error', (error) => !closing && options.onError(error))
  const close = () => {
    closing = true
    return pool.end()
  }
  return { database: drizzle({ client: pool, casing: 'snake_case' }), pool, close }
}
