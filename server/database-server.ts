import path from 'node:path'
import { startEmbeddedPostgres } from '#app/platform/database/embedded/embedded-postgres.ts'
import { assertOwnSession } from '#app/platform/database/own-session.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Log } from '#app/platform/log/log.ts'

export interface DatabaseServer {
  url: string
  /** The database itself; differs from `url` when that is a pooler's. */
  directUrl: string
  /** Resolves when an embedded server stops unexpectedly; never for an external one. */
  lost: Promise<void>
  stop(): Promise<void>
}

/** Opens the database of `DATABASE_URL`, or else an embedded one in the data folder. */
export async function openDatabaseServer(environment: Environment, log: Log): Promise<DatabaseServer> {
  if (environment.databaseUrl) {
    const directUrl = environment.database.directUrl ?? environment.databaseUrl
    await assertOwnSession(directUrl)
    return { url: environment.databaseUrl, directUrl, lost: new Promise(() => {}), stop: async () => {} }
  }
  const server = await startEmbeddedPostgres({ dataFolder: path.join(environment.dataFolder, 'database') })
  let stopping = false
  const lost = new Promise<void>((resolve) => server.exited.then(() => !stopping && resolve()))
  log.debug({ pid: server.pid }, 'embedded database started')
  return {
    url: server.url,
    directUrl: server.url,
    lost,
    stop: () => {
      stopping = true
      return server.stop()
    },
  }
}
