import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The threads of a process on Linux, as ids. */
const THREADS = '/proc/self/task'

/**
 * Gives this process a lower priority than others. On Linux a priority belongs to a thread, and new threads inherit
 * it: those that Node started before, which also work on pictures and collect garbage, would keep theirs.
 */
export function lowerPriority(): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
  for (const thread of threads)
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW)
    } catch (error) {
      // A thread may have ended meanwhile.
      if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
    }
}
