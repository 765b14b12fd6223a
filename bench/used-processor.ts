import { readFileSync } from 'node:fs'

/** Clock ticks a second, in which Linux counts: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
const TICKS = 100

/** Seconds that a process has used a processor. Linux only. */
export function usedProcessor(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  // Fields 14 and 15 of all, of which two stand before the bracket.
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / TICKS
}
