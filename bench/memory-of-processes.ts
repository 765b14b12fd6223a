import { readdirSync, readFileSync } from 'node:fs'

/**
 * Megabytes of a process and all that it started, as their proportional set size: what several of them share counts once.
 * Linux only.
 */
export function memoryOf(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  )
  const isOurs = (each: number | undefined): boolean =>
    each === pid || (each !== undefined && isOurs(parents.get(each)))
  return [...parents.keys()].filter(isOurs).reduce((sum, each) => sum + proportionalSize(each), 0)
}

function parentOf(name: string): number | undefined {
  const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]
  return parent && parent !== '0' ? Number(parent) : undefined
}

const proportionalSize = (pid: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** A process may end while the folder is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
