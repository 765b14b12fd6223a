/** Throw-away databases for tests: one server per run, one migrated template, and a copy of it per test. */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import {
  type ServerSettings,
  startEmbeddedPostgres,
} from '#app/platform/database/embedded/embedded-postgres.ts'
import { makeThrowAwayFolder } from './throw-away-folder.ts'

/** Nothing here has to survive a crash, so nothing waits for the disk. */
const THROW_AWAY_SETTINGS: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  wal_buffers: '4MB',
  max_connections: '100',
}

const TEMPLATE = 'template'

export interface TestServer {
  /** Connection string for `createTestDatabase`: plain data that can be passed to test workers. */
  url: string
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

export interface TestDatabase {
  url: string
  execute(sql: string): Promise<void>
  /** Ends its sessions and removes it. */
  drop(): Promise<void>
}

/**
 * Starts a server in a new temporary folder and migrates the template of all test databases.
 * @param migrate Brings an empty database to the current schema. It must close its connections, because a database in
 *   use cannot be copied.
 */
export async function startTestServer(migrate: (url: string) => Promise<void>): Promise<TestServer> {
  const dataFolder = makeThrowAwayFolder()
  const removeFolder = () => rmSync(dataFolder, { recursive: true, force: true })
  const server = await startEmbeddedPostgres({ dataFolder, settings: THROW_AWAY_SETTINGS }).catch(
    (error: unknown) => {
      removeFolder()
      throw error
    },
  )
  const stop = async () => {
    await server.stop()
    removeFolder()
  }
  try {
    await execute(server.url, `CREATE DATABASE ${TEMPLATE}`)
    await migrate(urlOf(server.url, TEMPLATE))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, stop }
}

/** Copies the migrated template, in some 30 ms. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files is six times as fast as the default, which here writes every page to the log.
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
  const url = urlOf(serverUrl, name)
  return {
    url,
    execute: (sql) => execute(url, sql),
    drop: () => execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** Creates an empty database. */
export async function createEmptyDatabase(serverUrl: string): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0`)
  return {
    url: urlOf(serverUrl, name),
    drop: () => execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace('/postgres?', `/${database}?`)
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
