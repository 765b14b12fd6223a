import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './processes.ts'

/**
 * Makes a new folder for something half-made. Its name tells `sweepHalfMade` which process is at work in it.
 */
export function makeHalfMade(parent: string): string {
  return mkdtempSync(path.join(parent, `new-${process.pid}-`))
}

/** Gives a finished folder its real name, so that nothing half-made ever has it. */
export function finishHalfMade(folder: string, realName: string): void {
  try {
    renameSync(folder, realName)
  } catch (error) {
    discardHalfMade(folder)
    const anotherProcessWasFirst = ['EEXIST', 'ENOTEMPTY'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    )
    if (!anotherProcessWasFirst) throw error
  }
}

/** Removes a folder that will not be finished. */
export function discardHalfMade(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Removes half-made folders whose process has ended. */
export function sweepHalfMade(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^new-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) discardHalfMade(path.join(parent, name))
  }
}
