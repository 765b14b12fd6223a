import pg from 'pg'
import { migrateDatabase } from '../database/migrate.ts'
import { type Migration, readMigrations } from '../database/migration-files.ts'
import { makeJobTables } from '../jobs/make-job-tables.ts'
import type { Storage } from '../storage/storage.ts'
import { putPictures } from './copy-pictures.ts'
import { checkTableFiles, copyTableIn, tablesOf } from './copy-tables.ts'
import { type Manifest, placesIn, readManifest } from './manifest.ts'

/**
 * Restores a backup into an empty installation: any database, and any picture store. The rows come last and in one
 * transaction, so an interrupted restore can be repeated.
 *
 * @param url of the database
 * @throws Error when the backup is incomplete, damaged or newer than this program, or the installation is in use
 */
export async function restoreBackup(folder: string, url: string, storage: Storage): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkTableFiles(manifest.tables, placesIn(folder).tables)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await assertEmpty(client)
    await migrateDatabase(url, migrationsOf(manifest))
    await makeJobTables(url)
    await putPictures(storage, folder)
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await loadRows(client, manifest, placesIn(folder).tables)
    await client.query('COMMIT')
    return manifest
  } finally {
    await client.end()
  }
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass('public.users') IS NOT NULL AS has",
  )
  if (!rows[0]!.has) return
  const users = await client.query<{ some: boolean }>('SELECT EXISTS (SELECT FROM users) AS some')
  if (users.rows[0]!.some)
    throw new Error('The installation already has users. Restore into an empty one that was never started.')
}

/** The migrations up to the backup's newest. The next start runs the rest. */
function migrationsOf({ migratedTo }: Manifest): Migration[] {
  const known = readMigrations()
  if (!known.some(({ writtenAt }) => writtenAt === migratedTo))
    throw new Error(
      'The backup is newer than this program. Restore it with the release that made it, or a later one.',
    )
  return known.filter(({ writtenAt }) => writtenAt <= migratedTo)
}

/** Loads every table without triggers and foreign keys, and restores and checks these at the end. */
async function loadRows(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => name)
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.join(', ')}`)
  for (const copy of manifest.tables) await copyTableIn(client, copy, folder)
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled])
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
      AND connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`)
  return rows
}
