import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import type { ServerUser } from './server-user.ts'
import { APPLICATION_NAME } from './settings.ts'

/**
 * A socket's address holds 103 bytes on macOS, 107 on Linux, and "/.s.PGSQL.5432.lock" goes behind the
 * folder.
 */
const MAX_PATH_BYTES = 85

/** Where the server's Unix socket lives. */
export interface SocketFolder {
  path: string
  /** Value of the `unix_socket_directories` setting. */
  setting: string
  /** Removes it, where it is not the cluster folder itself. */
  remove(): void
}

/** The cluster folder, or a new folder in /tmp when the cluster's path is too long for a socket's address. */
export function chooseSocketFolder(clusterFolder: string, user: ServerUser | undefined): SocketFolder {
  if (Buffer.byteLength(clusterFolder) <= MAX_PATH_BYTES) {
    // Relative: the path may hold a comma, or be closed to the server's user.
    return { path: clusterFolder, setting: '.', remove: () => {} }
  }
  const folder = mkdtempSync(`/tmp/${APPLICATION_NAME}-`)
  if (user) chownSync(folder, user.uid, user.gid)
  return { path: folder, setting: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
