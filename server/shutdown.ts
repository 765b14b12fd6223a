import type { Log } from '#app/platform/log/log.ts'

export interface Shutdown {
  /** Registers a part to close; parts close in reverse order. */
  add(name: string, close: () => Promise<unknown> | unknown): void
  /** Whether a stop has begun. */
  isStopping(): boolean
  /** Closes everything once and ends the process. */
  stop(exitCode: number, reason?: string): Promise<void>
}

/**
 * Stops the process cleanly on SIGINT and SIGTERM; a second signal ends it at once.
 *
 * @param log receives errors while closing
 * @param grace milliseconds before the process ends regardless
 */
export function createShutdown(log: Log, grace: number): Shutdown {
  const parts: { name: string; close: () => Promise<unknown> | unknown }[] = []
  let stopping = false
  const stop = async (exitCode: number, reason?: string) => {
    if (stopping) return
    stopping = true
    if (reason) log.error(reason)
    setTimeout(() => process.exit(exitCode || 1), grace + 10_000).unref()
    for (const part of parts.reverse()) {
      try {
        await part.close()
      } catch (error) {
        log.error({ err: error }, `closing ${part.name}`)
      }
    }
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (stopping ? process.exit(1) : stop(0)))
  }
  return { add: (name, close) => parts.push({ name, close }), isStopping: () => stopping, stop }
}
