import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'

const ON_LINUX = process.platform === 'linux'

/** Sends a signal; `false` when the process does not exist or may not be signalled. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Whether a process with this id exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The id of the parent process; NaN when the process has ended. */
export function parentOf(pid: number): number {
  if (!ON_LINUX) return Number.parseInt(ps(pid, 'ppid'), 10)
  // The format is "pid (name) state ppid …", and the name may contain spaces and parentheses.
  const afterName = readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1) ?? ''
  return Number.parseInt(afterName.split(' ')[1] ?? '', 10)
}

/** The arguments of a process, separated by single spaces; empty when it has ended. */
export function commandLineOf(pid: number): string {
  if (!ON_LINUX) return ps(pid, 'args')
  return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
}

/** Whether the process is a PostgreSQL process (server or backend) that works in this cluster folder. */
export function isPostgresIn(pid: number, clusterFolder: string): boolean {
  if (!ON_LINUX) return ps(pid, 'comm').endsWith('postgres')
  const isPostgres = readOrEmpty(`/proc/${pid}/stat`).includes('(postgres)')
  return isPostgres && workingFolderOf(pid) === clusterFolder
}

/** Ids of all PostgreSQL processes in this cluster folder. Linux only; empty elsewhere. */
export function postgresProcessesIn(clusterFolder: string): number[] {
  if (!ON_LINUX) return []
  const pids = readdirSync('/proc').map(Number)
  return pids.filter((pid) => pid > 0 && isPostgresIn(pid, clusterFolder))
}

/** A file's text; empty when it does not exist. */
export function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The working directory of a process; undefined when it has ended or is a zombie. */
function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || process.getuid?.() !== 0) return undefined
    // Root in a container may not inspect other users' processes (no CAP_SYS_PTRACE), but may act as those users.
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false })
    if (!owner) return undefined
    const as = { uid: owner.uid, gid: owner.gid }
    return String(spawnSync('readlink', ['-n', `/proc/${pid}/cwd`], as).stdout)
  }
}

function ps(pid: number, column: string): string {
  return String(spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)]).stdout).trim()
}
