import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Log } from '#app/platform/log/log.ts'

/** The threads of a process on Linux, as ids. */
const THREADS = '/proc/self/task'

/**
 * Gives this process a lower priority than others. On Linux a priority belongs to a thread, and new threads inherit
 * it: those that Node started before, which also work on pictures and collect garbage, would keep theirs. Where the
 * system does not allow it, the process works on as it is, and the log says so.
 */
export function lowerPriority(log: Log): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
  try {
    for (const thread of threads) lowerPriorityOf(thread)
  } catch (error) {
    log.warn({ err: error }, 'could not lower the priority')
  }
}

function lowerPriorityOf(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch (error) {
    // A thread may have ended meanwhile.
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
  }
}
