import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EmbeddedPostgresError } from './errors.ts'

/** User and group id to run PostgreSQL as, in the shape `spawn` takes. */
export interface ServerUser {
  uid: number
  gid: number
}

/**
 * The user to run PostgreSQL as, undefined for our own. PostgreSQL refuses to run as root; then it is
 * `nobody`, which every Linux has.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) }
  throw new EmbeddedPostgresError(
    'EMBEDDED_PG_UNSUPPORTED',
    'Started as root, the embedded PostgreSQL needs a user "nobody" in /etc/passwd to run as: ' +
      'add one, start as another user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/**
 * Whether the server's user may walk to this folder. As root it may not: /root, for one, is closed to others.
 */
export function canEnter(folder: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0
}
