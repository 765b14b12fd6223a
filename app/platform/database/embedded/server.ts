import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './errors.ts'
import { endOrphanedBackends, endPreviousServer, SHUTDOWN_MS } from './previous-server.ts'
import { readOrEmpty } from './processes.ts'
import { currentFolder, type Programs, runProgram } from './programs.ts'
import { openServerLog } from './server-log.ts'
import { type ServerSettings, settingArguments } from './settings.ts'
import { startWatchdog } from './watchdog.ts'

/** Milliseconds to wait for the remains of a killed server. Recovery has no limit. */
const MAKE_WAY_MS = 60_000

const MEMORY_STILL_HELD = /is still in use/
const LOCK_FILE_STILL_THERE = /\.(pid|lock)" (already exists|is empty)/

export interface ServerPlan {
  clusterFolder: string
  programs: Programs
  settings: ServerSettings
}

/** A server that accepts connections. */
export interface Server {
  pid: number
  /** Resolves when the server has stopped, for any reason. */
  exited: Promise<void>
  /** Ends all sessions, writes a checkpoint and resolves when the server has stopped. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in a cluster folder and resolves when it accepts connections, if necessary after crash recovery.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_IN_USE`, or `EMBEDDED_PG_FAILED` with PostgreSQL's output.
 */
export async function startServer(plan: ServerPlan): Promise<Server> {
  for (const deadline = Date.now() + MAKE_WAY_MS; ; await sleep(100)) {
    await endPreviousServer(plan.clusterFolder)
    const outcome = await tryToStart(plan)
    if (typeof outcome !== 'string') return outcome
    if (MEMORY_STILL_HELD.test(outcome)) endOrphanedBackends(plan.clusterFolder)
    const willPass = MEMORY_STILL_HELD.test(outcome) || LOCK_FILE_STILL_THERE.test(outcome)
    if (!willPass || Date.now() > deadline) {
      throw new EmbeddedPostgresError('EMBEDDED_PG_FAILED', `PostgreSQL did not start: ${outcome.trim()}`)
    }
  }
}

/** The running server, or its output when it stopped. */
async function tryToStart(plan: ServerPlan): Promise<Server | string> {
  const log = openServerLog(path.join(path.dirname(plan.clusterFolder), 'server.log'))
  try {
    const child = spawnServer(plan, log.descriptor)
    const failure = new Promise<string>((resolve) => child.on('error', (error) => resolve(error.message)))
    const { pid } = child
    if (pid === undefined) return await failure

    const exited = guard(child, pid, plan)
    while (!hasEnded(child) && !isReady(plan.clusterFolder, pid)) await sleep(10)
    if (hasEnded(child)) return log.beginning()
    child.unref()
    return { pid, exited, stop: () => stop(child, exited) }
  } finally {
    log.close()
  }
}

function spawnServer({ clusterFolder, programs, settings }: ServerPlan, log: number): ChildProcess {
  const args = ['-D', currentFolder(programs), ...settingArguments(settings)]
  return runProgram(programs, 'postgres', { args, folder: clusterFolder, stdio: ['ignore', log, log] })
}

/** Attaches a watchdog to the server for as long as it runs. */
function guard(child: ChildProcess, pid: number, { programs }: ServerPlan): Promise<void> {
  const watchdog = startWatchdog(pid, programs.user)
  return new Promise((resolve) => {
    child.once('exit', () => {
      watchdog.kill('SIGKILL')
      resolve()
    })
  })
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (hasEnded(child)) return
  child.ref()
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), SHUTDOWN_MS)
  await exited
  clearTimeout(timer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** postmaster.pid has the process id on line 1 and "ready" on line 8; `pg_ctl` relies on the same. */
function isReady(clusterFolder: string, pid: number): boolean {
  const lines = readOrEmpty(path.join(clusterFolder, 'postmaster.pid')).split('\n')
  return lines[0] === String(pid) && lines[7]?.startsWith('ready') === true
}
