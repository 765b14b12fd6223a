import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import type { ServerUser } from './server-user.ts'
import { APPLICATION_NAME } from './settings.ts'

/** A socket's address has at most 103 bytes on macOS and 107 on Linux, and includes "/.s.PGSQL.5432.lock". */
const MAX_PATH_BYTES = 85

/** The folder of the server's Unix socket. */
export interface SocketFolder {
  path: string
  /** Value of the `unix_socket_directories` setting. */
  setting: string
  /** Removes the folder, unless it is the cluster folder itself. */
  remove(): void
}

/** Chooses the cluster folder, or a new folder in /tmp when the cluster's path is too long for a socket's address. */
export function chooseSocketFolder(clusterFolder: string, user: ServerUser | undefined): SocketFolder {
  if (Buffer.byteLength(clusterFolder) <= MAX_PATH_BYTES) {
    // Relative, because the path may contain a comma or be inaccessible to the server's user.
    return { path: clusterFolder, setting: '.', remove: () => {} }
  }
  const folder = mkdtempSync(`/tmp/${APPLICATION_NAME}-`)
  if (user) chownSync(folder, user.uid, user.gid)
  return { path: folder, setting: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
