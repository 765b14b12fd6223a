import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes that suffice for a run's databases. */
const ENOUGH = 2 * 2 ** 30
const PREFIX = 'casabloom-test-'

/**
 * Creates a throw-away folder: in memory if there is room, which takes half the time of a busy disk, or else among
 * the temporary files. Also removes the leftovers of killed runs.
 */
export function makeThrowAwayFolder(): string {
  const parent = isUsable(MEMORY) ? MEMORY : tmpdir()
  removeLeftovers(parent, PREFIX)
  return mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
}

/** Removes the folders in `parent` whose names are the prefix and the id of a process that has ended. */
export function removeLeftovers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const owner = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (owner && !isAlive(owner)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Containers often limit it, or forbid running programs there. */
function isUsable(folder: string): boolean {
  if (!existsSync(folder) || !existsSync('/proc/mounts')) return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === folder)
  const { bavail, bsize } = statfsSync(folder)
  return Boolean(mount && !mount.includes('noexec')) && bavail * bsize >= ENOUGH
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
