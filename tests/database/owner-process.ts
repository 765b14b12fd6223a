/** Starts `database-owner.ts` as a process that a test may kill. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { signalProcess } from '#app/platform/database/embedded/processes.ts'

const SCRIPT = fileURLToPath(new URL('./database-owner.ts', import.meta.url))

export interface OwnerOptions {
  dataFolder: string
  /** Further arguments for the script. */
  task?: string[]
  user?: { uid: number; gid: number }
}

export interface OwnerProcess {
  process: ChildProcess
  /** Process id of its database server. */
  serverPid: number
  url: string
  /** Ids of the rows that it has reported as written so far. */
  acknowledged(): string[]
  /** Kills it and the other processes with kill -9. Resolves when it has ended. */
  kill(alsoKill?: number[]): Promise<void>
}

/**
 * Starts an owner and resolves when its database is ready. Rejects with its error output when it ends instead. Kills
 * it at the end of the test, and requires that none of its processes is left.
 */
export async function startOwner({ dataFolder, task = [], user }: OwnerOptions): Promise<OwnerProcess> {
  const args = [SCRIPT, dataFolder, ...task]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...user })
  const closed = once(child, 'close')
  const output = collect(child.stdout)
  const errors = collect(child.stderr)
  while (!output.text.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`The owner ended: ${errors.text}`)
    await sleep(10)
  }
  const [, serverPid, url = ''] = output.text.split('\n', 1)[0]?.split(' ') ?? []
  const owner: OwnerProcess = {
    process: child,
    serverPid: Number(serverPid),
    url,
    acknowledged: () => output.text.split('\n').slice(1, -1), // behind the last line end: half a line
    async kill(alsoKill = []) {
      child.kill('SIGKILL')
      for (const pid of alsoKill) signalProcess(pid, 'SIGKILL') // may have followed its server already
      await closed
    },
  }
  onTestFinished(async () => {
    await owner.kill()
    await allGone(owner)
  })
  return owner
}

/** Ids of an owner's running processes: its server, the server's backends, and the watchdog. */
export function processesOf(owner: OwnerProcess): {
  server: number[]
  backends: number[]
  watchdog: number[]
} {
  const mark = `casabloom-${owner.process.pid}`
  const processes = allProcesses()
  const idsWhere = (test: (args: string) => boolean) =>
    processes.filter(({ args }) => test(args)).map(({ pid }) => pid)
  return {
    server: idsWhere(
      (args) => args.endsWith(`cluster_name=${mark}`) || args.includes(`cluster_name=${mark} `),
    ),
    backends: idsWhere((args) => args.startsWith(`postgres: ${mark}: `)),
    watchdog: idsWhere((args) => args.startsWith('/bin/sh -c trap') && args.endsWith(` ${owner.serverPid}`)),
  }
}

/** Resolves when no process of a killed owner is left. Rejects after ten seconds with the remaining ones. */
export async function allGone(owner: OwnerProcess): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
    const left = Object.values(processesOf(owner)).flat()
    if (left.length === 0) return
    if (Date.now() > deadline) throw new Error(`Still running: ${left.join(', ')}`)
  }
}

function allProcesses(): { pid: number; args: string }[] {
  const lines = String(spawnSync('ps', ['-A', '-o', 'pid=,args=']).stdout).split('\n')
  return lines.map((line) => {
    const [, pid = '', args = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    return { pid: Number(pid), args }
  })
}

function collect(stream: NodeJS.ReadableStream | null): { text: string } {
  const collected = { text: '' }
  stream?.on('data', (chunk: Buffer) => {
    collected.text += chunk.toString()
  })
  return collected
}
