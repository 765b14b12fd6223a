import { rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './errors.ts'
import {
  commandLineOf,
  isPostgresIn,
  parentOf,
  postgresProcessesIn,
  readOrEmpty,
  signalProcess,
} from './processes.ts'
import { APPLICATION_NAME } from './settings.ts'

/** Milliseconds for which an empty lock file may just be being written. */
const BEING_WRITTEN_MS = 2_000
/** Milliseconds for which a child of a killed server may still answer on its socket. */
const LETTING_GO_MS = 2_000
/** Milliseconds allowed for a fast shutdown, after which the server is killed. */
export const SHUTDOWN_MS = 30_000

const OWNER_IN_COMMAND_LINE = new RegExp(`cluster_name=${APPLICATION_NAME}-(\\d+)`)

/** Value of `cluster_name` that tells a later start which process owns the server. */
export function ownerMark(): string {
  return `${APPLICATION_NAME}-${process.pid}`
}

/**
 * Makes way for a new server in a cluster folder. Stops one that outlived its owner, and removes lock files that
 * PostgreSQL would attribute to a running server.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_IN_USE` when the owner of a running server is alive.
 */
export async function endPreviousServer(clusterFolder: string): Promise<void> {
  const pidFile = path.join(clusterFolder, 'postmaster.pid')
  const socket = path.join(clusterFolder, '.s.PGSQL.5432')
  const lockFiles = [pidFile, `${socket}.lock`]
  for (const file of lockFiles) if (wasLeftEmpty(file)) rmSync(file, { force: true })

  for (const started = Date.now(); ; await sleep(50)) {
    const pid = pidIn(pidFile)
    if (!pid) return
    if (!isPostgresIn(pid, clusterFolder)) {
      if (await answers(socket)) {
        if (Date.now() - started < LETTING_GO_MS) continue
        throw inUse(clusterFolder, 'a server in another container')
      }
      // The server was killed. Its id may belong to a zombie or an unrelated process by now, and PostgreSQL would
      // trust it.
      for (const file of lockFiles) if (pidIn(file) === pid) rmSync(file, { force: true })
      return
    }
    const owner = Number(OWNER_IN_COMMAND_LINE.exec(commandLineOf(pid))?.[1])
    if (owner === parentOf(pid)) throw inUse(clusterFolder, withCommand(owner))
    signalProcess(pid, Date.now() - started > SHUTDOWN_MS ? 'SIGQUIT' : 'SIGINT')
  }
}

/** Ends backends of a killed server. They hold its shared memory until they notice, and busy ones never do. */
export function endOrphanedBackends(clusterFolder: string): void {
  const pids = postgresProcessesIn(clusterFolder)
  for (const pid of pids) {
    const hasServer = pids.includes(parentOf(pid))
    if (!hasServer && commandLineOf(pid).startsWith('postgres:')) signalProcess(pid, 'SIGQUIT')
  }
}

/** A power failure can leave a lock file empty, and PostgreSQL would then refuse to start for ever. */
function wasLeftEmpty(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.size === 0 && Date.now() - found.mtimeMs > BEING_WRITTEN_MS
}

/** The process id on a lock file's first line; NaN when there is none. */
function pidIn(file: string): number {
  return Number.parseInt(readOrEmpty(file), 10)
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket, () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => resolve(false))
  })
}

function withCommand(pid: number): string {
  return `process ${pid} (${commandLineOf(pid).slice(0, 80)})`
}

function inUse(clusterFolder: string, who: string): EmbeddedPostgresError {
  const folder = path.dirname(clusterFolder)
  return new EmbeddedPostgresError(
    'EMBEDDED_PG_IN_USE',
    `The database in ${folder} is in use by ${who}: stop it first, or use another data folder.`,
  )
}
