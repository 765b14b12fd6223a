import type { Log } from '#app/platform/log/log.ts'

/** Milliseconds for the parts to close after the work has ended. */
const CLOSING = 10_000

export interface Shutdown {
  /**
   * Registers work of this process: requests, jobs, mail. All work ends concurrently, before any part closes.
   *
   * @param end receives whether to let proxies notice first (`drain`)
   */
  addWork(name: string, end: (options: { drain: boolean }) => Promise<unknown>): void
  /** Registers a part to close. Parts close in reverse order. */
  addPart(name: string, close: () => Promise<unknown> | unknown): void
  isStopping(): boolean
  /** Ends all work, closes everything once and exits the process. */
  stop(exitCode: number, reason?: string): Promise<void>
}

/**
 * Stops the process cleanly on SIGTERM, and without draining on SIGINT (Ctrl-C). A second signal ends it at once.
 *
 * @param log receives errors of closing parts
 * @param longest milliseconds that the work may take to end
 */
export function createShutdown(log: Log, longest: number): Shutdown {
  const tasks: { name: string; end: (options: { drain: boolean }) => Promise<unknown> }[] = []
  const parts: { name: string; close: () => Promise<unknown> | unknown }[] = []
  let stopping = false
  const attempt = async (name: string, close: () => Promise<unknown> | unknown) => {
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, `closing ${name}`)
    }
  }
  const stop = async (exitCode: number, { reason, drain = false }: { reason?: string; drain?: boolean }) => {
    if (stopping) return
    stopping = true
    if (reason) log.error(reason)
    setTimeout(() => process.exit(exitCode || 1), longest + CLOSING).unref()
    await Promise.all(tasks.map(({ name, end }) => attempt(name, () => end({ drain }))))
    for (const { name, close } of parts.reverse()) await attempt(name, close)
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (stopping ? process.exit(1) : stop(0, { drain: signal === 'SIGTERM' })))
  return {
    addWork: (name, end) => tasks.push({ name, end }),
    addPart: (name, close) => parts.push({ name, close }),
    isStopping: () => stopping,
    stop: (exitCode, reason) => stop(exitCode, reason === undefined ? {} : { reason }),
  }
}
