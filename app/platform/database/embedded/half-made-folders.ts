import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './processes.ts'

/**
 * Unfinished folders of this process. The process id alone cannot identify them, because in a container it is the
 * same after a restart.
 */
const inTheMaking = new Set<string>()

/**
 * Creates a folder atomically: `fill` works under a temporary name, which tells `sweepHalfMade` the owner. If another
 * process was first, its folder stays.
 */
export async function makeWhole(folder: string, fill: (halfMade: string) => Promise<void>): Promise<void> {
  const halfMade = mkdtempSync(path.join(path.dirname(folder), `new-${process.pid}-`))
  inTheMaking.add(halfMade)
  try {
    await fill(halfMade)
    renameSync(halfMade, folder)
  } catch (error) {
    remove(halfMade)
    const anotherWasFirst = ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!anotherWasFirst) throw error
  } finally {
    inTheMaking.delete(halfMade)
  }
}

/** Removes unfinished folders of processes that have ended. */
export function sweepHalfMade(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^new-(\d+)-/.exec(name)?.[1])
    if (!pid) continue
    const folder = path.join(parent, name)
    const atWork = pid === process.pid ? inTheMaking.has(folder) : isAlive(pid)
    if (!atWork) remove(folder)
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
