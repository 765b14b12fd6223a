import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Manifest, TableCopy } from './manifest.ts'

/** Job tables with statistics only. pg-boss creates them again. */
const LEFT_OUT = ['version', 'warning', 'bam', 'queue_stats']

/**
 * Every table with its stored columns. Leaves out partitions, which are read through their table, and generated
 * columns.
 */
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    array_agg(format('%I', a.attname) ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT (n.nspname = 'pgboss' AND c.relname = ANY($1))
  GROUP BY n.nspname, c.relname ORDER BY 1`

/** Every table of the product and its jobs, with its columns. */
export async function tablesOf(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(TABLES, [LEFT_OUT])
  return rows
}

/** Writes the rows of every table into a folder, as the client's transaction sees them. */
export async function copyTablesOut(client: pg.ClientBase, folder: string): Promise<TableCopy[]> {
  const copies: TableCopy[] = []
  for (const { name, columns } of await tablesOf(client)) {
    const file = `${name.replaceAll('"', '')}.copy.gz`
    const rows = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`))
    const sha = hashing()
    await pipeline(
      rows,
      createGzip(),
      sha.stream,
      createWriteStream(path.join(folder, file), { mode: 0o600 }),
    )
    copies.push({ name, columns, file, rows: rows.rowCount, sha256: sha.digest() })
  }
  return copies
}

/** The current values of all sequences. */
export async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname IN ('public', 'pgboss')`)
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${name}`,
    )
    sequences.push({ name, value: state.rows[0]!.last_value, isCalled: state.rows[0]!.is_called })
  }
  return sequences
}

/** @throws Error when a file of the backup differs from its checksum */
export async function checkTableFiles(tables: TableCopy[], folder: string): Promise<void> {
  for (const { file, sha256 } of tables) {
    const sha = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, file)), sha)
    if (sha.digest('hex') !== sha256)
      throw new Error(`${file} is damaged: its contents differ from its checksum.`)
  }
}

/** Reads a table's rows from its file. @throws Error when their number differs from the manifest */
export async function copyTableIn(client: pg.ClientBase, copy: TableCopy, folder: string): Promise<void> {
  const rows = client.query(copyFrom(`COPY ${copy.name} (${copy.columns.join(', ')}) FROM STDIN`))
  await pipeline(createReadStream(path.join(folder, copy.file)), createGunzip(), rows)
  if (rows.rowCount !== copy.rows)
    throw new Error(`${copy.name} has ${rows.rowCount} rows instead of ${copy.rows}.`)
}

function hashing() {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}
