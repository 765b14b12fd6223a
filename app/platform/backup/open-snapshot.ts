import type pg from 'pg'
import { copyTablesOut, sequencesOf } from './copy-tables.ts'
import { holdDeletions } from './deletions.ts'

/**
 * Opens a snapshot of the database and runs `meanwhile` before the files of its rows can be removed.
 *
 * @returns `read`, which reads the snapshot's rows and ends the transaction
 */
export async function openSnapshot(pool: pg.Pool, meanwhile: () => Promise<void>) {
  const allowDeletions = await holdDeletions(pool)
  try {
    return await beginSnapshot(pool, meanwhile)
  } finally {
    await allowDeletions()
  }
}

async function beginSnapshot(pool: pg.Pool, meanwhile: () => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT now()')
    await meanwhile()
  } catch (error) {
    client.release(true)
    throw error
  }
  return { read: (folder: string) => readMoment(client, folder) }
}

async function readMoment(client: pg.PoolClient, folder: string) {
  try {
    const { rows } = await client.query<{ at: string }>(
      'SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations',
    )
    const sequences = await sequencesOf(client)
    return { migratedTo: Number(rows[0]!.at), tables: await copyTablesOut(client, folder), sequences }
  } finally {
    await client.query('ROLLBACK').finally(() => client.release())
  }
}
