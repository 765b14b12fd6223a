import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { query } from '#tests/database/temporary-database.ts'
import { createTestDatabase } from '#tests/database/test-server.ts'
import { migrateDatabase, pendingMigrations } from './migrate.ts'
import { type Migration, readMigrations } from './migration-files.ts'

const known = readMigrations()
const newest = known.at(-1)!.writtenAt

const later = (name: string, statements: string[], isConcurrent = false): Migration => ({
  name,
  statements,
  hash: name,
  writtenAt: newest + name.length,
  isConcurrent,
})
const table = later('rooms', ['CREATE TABLE lofts (name text)'])
const index = later(
  'rooms_index',
  ['DROP INDEX CONCURRENTLY IF EXISTS lofts_name', 'CREATE INDEX CONCURRENTLY lofts_name ON lofts (name)'],
  true,
)

async function migrated(): Promise<string> {
  const copy = await createTestDatabase(inject('template').url)
  onTestFinished(copy.drop)
  return copy.url
}

test('concurrent starts list the pending migrations and run each one once', async () => {
  const url = await migrated()
  const all = [...known, table, index]
  expect(await pendingMigrations(url, known)).toEqual([])
  expect(await pendingMigrations(url, all)).toEqual([table, index])
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, all)))
  expect(await pendingMigrations(url, all)).toEqual([])
  const [state] = await query<{ valid: boolean }>(
    url,
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'lofts_name'::regclass",
  )
  expect(state).toEqual({ valid: true })
})

test('a failed migration is rolled back, and the ones before it stay', async () => {
  const url = await migrated()
  const broken = later('broken_migration', ['CREATE TABLE attics (name text)', 'SELECT nonsense'])
  await expect(migrateDatabase(url, [...known, table, broken])).rejects.toThrow('nonsense')
  expect(await pendingMigrations(url, [...known, table, broken])).toEqual([broken])
  expect(await query(url, "SELECT to_regclass('attics') AS attics")).toEqual([{ attics: null }])
})

test('a migration that waits for a table lets others pass, and is applied once it is free', async () => {
  const url = await migrated()
  const widen = later('widen_the_rooms', ['ALTER TABLE lofts ADD COLUMN height integer'])
  await migrateDatabase(url, [...known, table])
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query('BEGIN')
  await reader.query('SELECT name FROM lofts')
  const done = migrateDatabase(url, [...known, table, widen])
  const waiting = () =>
    query(url, "SELECT 1 FROM pg_locks WHERE relation = 'lofts'::regclass AND NOT granted")
  await expect.poll(waiting).toHaveLength(1)
  expect(await query(url, 'SELECT name FROM lofts')).toEqual([])
  expect(await pendingMigrations(url, [...known, table, widen])).toEqual([widen])
  await reader.query('COMMIT')
  await done
  expect(await query(url, 'SELECT height FROM lofts')).toEqual([])
})

test('a program older than the database refuses to start with a one-sentence message', async () => {
  const url = await migrated()
  await migrateDatabase(url, [...known, table])
  const sentence =
    /^the database is newer than this program, which does not know 1 of its migrations \(the last of \d{4}-\d\d-\d\d\): start the newer program, or restore the backup from before the upgrade$/
  await expect(migrateDatabase(url, known)).rejects.toThrow(sentence)
  await expect(pendingMigrations(url, known)).rejects.toThrow(sentence)
})

test('the error names a role that may not create tables, and the remedy', async () => {
  const url = await migrated()
  await query(url, 'CREATE ROLE lodger LOGIN')
  onTestFinished(() => query(url, 'DROP ROLE lodger').then(() => undefined))
  const theirs = url.replace('postgres@', 'lodger@')
  await query(url, 'DROP SCHEMA drizzle CASCADE')
  await expect(migrateDatabase(theirs)).rejects.toThrow(
    /^the database role "lodger" may not create tables \(permission denied for database test_\w+\): let it own the database, with ALTER DATABASE "test_\w+" OWNER TO "lodger"$/,
  )
})
