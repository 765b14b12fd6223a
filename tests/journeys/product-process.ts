import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { PRODUCT_ARGUMENTS, productEnvironment } from './product-environment.ts'
import { type QueryProduct, queryDatabase, queryProduct } from './query-product.ts'
import { runFolder } from './run-folder.ts'

/** The built product in a process that a test can kill and restart with the same data. */
export interface ProductProcess extends AsyncDisposable {
  readonly address: string
  /** The running process's id. */
  readonly pid: number
  start(): Promise<void>
  /** Kills it abruptly, like a power cut. */
  kill(): Promise<void>
  /** Stops it as process managers do, so that it may finish its work. */
  stop(): Promise<void>
  /** Starts another process that only runs jobs. Needs DATABASE_URL. It stops with the product. */
  startWorker(): WorkerProcess
  /** Queries the product's own database while it runs. */
  readonly query: QueryProduct
}

export interface WorkerProcess {
  /** The process's id. */
  pid: number
  /** Stops it as process managers do, so that it may finish its jobs. */
  stop(): Promise<void>
}

/**
 * @param variables environment besides port and data folder; a process without pages answers health checks on the
 *   port
 * @param log file for the product's log
 */
export async function createProductProcess(
  variables: Record<string, string>,
  log?: number,
): Promise<ProductProcess> {
  const dataFolder = mkdtempSync(path.join(runFolder(), 'killed-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = productEnvironment({
    PORT: String(port),
    APP_URL: address,
    ...(variables.ROLES === 'worker' && { MONITORING_PORT: String(port) }),
    DATA_FOLDER: dataFolder,
    ...variables,
  })
  let running: ChildProcess | undefined
  const workers: ChildProcess[] = []
  const killAll = () => {
    for (const each of [...workers, running]) each?.kill('SIGKILL')
  }
  // After a timeout Playwright ends its worker without disposing of what the test holds.
  process.once('exit', killAll)
  return {
    address,
    get pid() {
      return running!.pid!
    },
    start: async () => {
      const stdio: StdioOptions = ['ignore', log ?? 'ignore', log ?? 'inherit']
      running = spawn(process.execPath, PRODUCT_ARGUMENTS, { env, stdio })
      await untilReady(address, running)
    },
    startWorker: () => {
      const command = [...PRODUCT_ARGUMENTS, '--roles=worker']
      const worker = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      workers.push(worker)
      return { pid: worker.pid!, stop: () => end(worker, 'SIGTERM') }
    },
    kill: () => end(running, 'SIGKILL'),
    stop: () => end(running, 'SIGTERM'),
    query: variables.DATABASE_URL ? queryDatabase(variables.DATABASE_URL) : queryProduct(dataFolder),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...workers, running].map((each) => end(each, 'SIGTERM')))
      process.off('exit', killAll)
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function end(running: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM') {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill(signal)
  await ended
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}`)
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The product did not become ready')
}
