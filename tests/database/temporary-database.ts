/** Embedded servers in their own folders, for tests of the embedded database itself. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#app/platform/database/embedded/embedded-postgres.ts'

// A new cluster takes a second, and many on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/**
 * Creates a folder that is removed at the end of the test, or of the file with `afterAll`.
 * @param options `name` may be a path of several folders; `mode` is that of the folder they are created in.
 */
export function temporaryFolder({ name = 'data', mode = 0o700 } = {}, atTheEnd = onTestFinished): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'casabloom-'))
  chmodSync(parent, mode)
  atTheEnd(() => rmSync(parent, { recursive: true, force: true, maxRetries: 3 }))
  const folder = path.join(parent, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Starts a server that stops when the test ends. */
export async function startForTest(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(options)
  onTestFinished(() => server.stop())
  return server
}

/** Runs one statement on its own connection and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const result = await client.query<Row>(sql)
    return result.rows
  } finally {
    await client.end()
  }
}
