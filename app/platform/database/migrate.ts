import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Migration, readMigrations } from './migration-files.ts'

/** An arbitrary lock number of its own, so that concurrent starts migrate one after the other. */
const MIGRATION_LOCK = 7_236_001
/** Milliseconds between two attempts to get the lock. */
const TRY_EVERY = 250
/** PostgreSQL's code for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501'
/** PostgreSQL's code for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'
/** Milliseconds that a migration waits for a table. Whoever needs the table waits behind it. */
const LOCK_WAIT = 2_000
/** Milliseconds between two attempts, in which the others have their turn. */
const LOCK_PAUSE = 1_000
/** Attempts before the start gives up, after five minutes. */
const LOCK_ATTEMPTS = 100

/**
 * Applies pending migrations, each in a transaction of its own unless it builds indexes concurrently. Safe to call
 * from many processes at once, and while others use the database: a migration that does not get a table soon lets
 * them pass, and starts again.
 *
 * @param url PostgreSQL connection string of the database itself, not of a pooler
 * @param known every migration of this program
 * @throws Error with one sentence when the database is newer than the program, its role may not change it, or a table
 *   stays in use
 */
export async function migrateDatabase(url: string, known = readMigrations()): Promise<void> {
  await connected(url, (keeper) =>
    withMigrationLock(keeper, () =>
      connected(url, async (client) => {
        await client.query('SET client_min_messages = warning')
        await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle`)
        await client.query(
          'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
        )
        for (const migration of await pendingOn(client, known)) await apply(client, migration)
      }),
    ),
  ).catch((error: unknown) => {
    throw inWords(error as pg.DatabaseError, url)
  })
}

/**
 * The migrations that the next start runs, oldest first.
 *
 * @param url PostgreSQL connection string
 * @throws Error with one sentence when the database is newer than the program
 */
export function pendingMigrations(url: string, known = readMigrations()): Promise<Migration[]> {
  return connected(url, (client) => pendingOn(client, known))
}

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // The running query reports the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * Holds the lock in a transaction, but never waits inside a statement, because a concurrent index build waits for
 * running statements.
 */
async function withMigrationLock(keeper: pg.Client, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await keeper.query('BEGIN')
    // Without a parameter, PostgreSQL drops the statement's snapshot, which a concurrent index build would wait for
    // too.
    const { rows } = await keeper.query(`SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS ours`)
    if (rows[0].ours) break
    await keeper.query('ROLLBACK')
    await sleep(TRY_EVERY)
  }
  await work()
  await keeper.query('COMMIT')
}

async function pendingOn(client: pg.Client, known: Migration[]): Promise<Migration[]> {
  const { rows: tables } = await client.query(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS made`,
  )
  if (!tables[0].made) return known
  const { rows } = await client.query<{ at: string }>(
    'SELECT created_at AS at FROM drizzle.__drizzle_migrations',
  )
  const applied = new Set(rows.map(({ at }) => Number(at)))
  const newest = Math.max(...known.map(({ writtenAt }) => writtenAt))
  const unknown = [...applied].filter((at) => at > newest)
  if (unknown.length > 0)
    throw new Error(
      `the database is newer than this program, which does not know ${unknown.length} of its migrations (the last of ${new Date(Math.max(...unknown)).toISOString().slice(0, 10)}): start the newer program, or restore the backup from before the upgrade`,
    )
  return known.filter(({ writtenAt }) => !applied.has(writtenAt))
}

/** A concurrent build waits for other transactions without blocking anybody, so it may take its time. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  if (migration.isConcurrent) return run(client, migration)
  for (let attempt = 1; !(await tryToApply(client, migration, attempt)); attempt++) await sleep(LOCK_PAUSE)
}

/** @returns false when a table was locked for too long, and another attempt may follow */
async function tryToApply(client: pg.Client, migration: Migration, attempt: number): Promise<boolean> {
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT}`)
    await run(client, migration)
    await client.query('COMMIT')
    return true
  } catch (error) {
    const isLocked = (error as pg.DatabaseError).code === LOCK_NOT_AVAILABLE
    if (!isLocked || attempt >= LOCK_ATTEMPTS) throw error
    await client.query('ROLLBACK')
    return false
  }
}

async function run(client: pg.Client, { statements, hash, writtenAt }: Migration): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    writtenAt,
  ])
}

function inWords(error: pg.DatabaseError, url: string): Error {
  if (error.code === LOCK_NOT_AVAILABLE)
    return new Error(
      'a migration waited five minutes for a table that another transaction uses: end that transaction, which pg_stat_activity lists, and start again',
    )
  if (error.code !== INSUFFICIENT_PRIVILEGE) return error
  const { username, pathname } = new URL(url)
  return new Error(
    `the database role "${username}" may not create tables (${error.message}): let it own the database, with ALTER DATABASE "${pathname.slice(1)}" OWNER TO "${username}"`,
  )
}
