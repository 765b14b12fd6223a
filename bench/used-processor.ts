import { readFileSync } from 'node:fs'

/** Linux clock ticks per second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
const TICKS = 100

/** Seconds of processor time that a process has used. Linux only. */
export function usedProcessor(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  // `utime` and `stime`: fields 14 and 15, of which the first two end with the bracket.
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / TICKS
}
