import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Storage } from '../storage/storage.ts'

/** An arbitrary lock number of its own. A backup holds it exclusively, removals of files share it. */
const DELETIONS = 7_236_011
/** Milliseconds between two checks whether a backup still needs the files. */
const LOOK_EVERY = 500

/** Wraps a storage so that removals wait while a backup copies the files of its rows. */
export function sparingBackups(storage: Storage, pool: pg.Pool): Storage {
  return {
    ...storage,
    delete: (key) => whenNoBackupNeedsFiles(pool, () => storage.delete(key)),
    deleteFolder: (folder) => whenNoBackupNeedsFiles(pool, () => storage.deleteFolder(folder)),
  }
}

async function whenNoBackupNeedsFiles(pool: pg.Pool, remove: () => Promise<void>): Promise<void> {
  while (!(await removeNow(pool, remove))) await sleep(LOOK_EVERY)
}

/** @returns false when a backup needs the files; holds no connection then */
async function removeNow(pool: pg.Pool, remove: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock_shared($1) AS free',
      [DELETIONS],
    )
    if (rows[0]!.free) await remove()
    return rows[0]!.free
  } finally {
    await client.query('ROLLBACK').finally(() => client.release())
  }
}

/**
 * Blocks removals of files, after those in progress have ended.
 *
 * @returns a function that allows them again
 */
export async function holdDeletions(pool: pg.Pool): Promise<() => Promise<void>> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [DELETIONS])
  } catch (error) {
    client.release(true)
    throw error
  }
  return async () => {
    await client.query('ROLLBACK').finally(() => client.release())
  }
}
