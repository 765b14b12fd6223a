import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** An arbitrary number that nothing else locks, so that processes that start together migrate in turn. */
const MIGRATION_LOCK = 7_236_001

/**
 * Brings the database up to date. Safe to call from many processes at once.
 *
 * @param url PostgreSQL connection string
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('SET client_min_messages = warning')
    await migrate(drizzle({ client }), { migrationsFolder: path.join(import.meta.dirname, 'migrations') })
  } finally {
    await client.end()
  }
}
