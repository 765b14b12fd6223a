import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { ServerUser } from './server-user.ts'

/**
 * Waits for the end of its input, which ends with the process that started it; then requests a fast shutdown.
 */
const SCRIPT = 'trap "" INT TERM HUP; read _; kill -INT "$0"'

/**
 * Starts a process that stops the server when this process ends in any way, even by kill -9: it holds the
 * reading end of a pipe that only we write to. It never keeps this process from ending.
 */
export function startWatchdog(serverPid: number, user: ServerUser | undefined): ChildProcess {
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, String(serverPid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  })
  // Without a shell the server runs unguarded; the next start ends it.
  watchdog.on('error', () => {})
  watchdog.unref()
  ;(watchdog.stdin as Socket).unref()
  return watchdog
}
