import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

/** User and group id for running PostgreSQL, in the form that `spawn` takes. */
export interface ServerUser {
  uid: number
  gid: number
}

/**
 * The user for running PostgreSQL; undefined for this process's own. PostgreSQL runs a cluster only as its owner and
 * never as root. A process of root therefore runs it as its owner, and a new one as `nobody`, which exists on every
 * Linux.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_FAILED` when the database belongs to a user that this process cannot act
 *   as.
 */
export function serverUser(dataFolder: string): ServerUser | undefined {
  const self = process.getuid?.()
  const owner = clusterOwner(dataFolder)
  if (self === 0) return owner && owner.uid !== 0 ? owner : nobody()
  if (!owner || owner.uid === self) return undefined
  throw new EmbeddedPostgresError(
    'EMBEDDED_PG_FAILED',
    `The database in ${dataFolder} belongs to another user (id ${owner.uid}; "nobody" when root made it): ` +
      `start as that user or as root, or give the folder to this user with chown -R ${self}.`,
  )
}

/**
 * Whether the server's user can reach this folder. Closed folders such as /root can block it when this process is
 * root.
 */
export function canEnter(folder: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0
}

function clusterOwner(dataFolder: string): ServerUser | undefined {
  const cluster = readdirSync(dataFolder).find((name) => /^pg\d+$/.test(name))
  if (!cluster) return undefined
  const { uid, gid } = statSync(path.join(dataFolder, cluster))
  return { uid, gid }
}

function nobody(): ServerUser {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) }
  throw new EmbeddedPostgresError(
    'EMBEDDED_PG_UNSUPPORTED',
    'Started as root, the embedded PostgreSQL needs a user "nobody" in /etc/passwd to run as: ' +
      'add one, start as another user, or set DATABASE_URL to a PostgreSQL server.',
  )
}
