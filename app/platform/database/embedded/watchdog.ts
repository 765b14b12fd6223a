import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { ServerUser } from './server-user.ts'

/** Waits until its input ends with the parent process, then requests a fast shutdown. */
const SCRIPT = 'trap "" INT TERM HUP; read _; kill -INT "$0"'

/**
 * Starts a process that stops the server when this process ends in any way, even by kill -9. It reads from a pipe
 * that only this process writes to. It never keeps this process running.
 */
export function startWatchdog(serverPid: number, user: ServerUser | undefined): ChildProcess {
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, String(serverPid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  })
  // Without a shell the server runs without a watchdog, and the next start stops it.
  watchdog.on('error', () => {})
  watchdog.unref()
  ;(watchdog.stdin as Socket).unref()
  return watchdog
}
