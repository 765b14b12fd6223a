import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { readOrEmpty } from './processes.ts'

/** The line of `postmaster.pid` with the socket's folder. */
const SOCKET_LINE = 4

/**
 * Finds the embedded server of another process.
 *
 * @param dataFolder as given to `startEmbeddedPostgres`
 * @returns its connection string; undefined when none answers
 */
export async function findRunningServer(dataFolder: string): Promise<string | undefined> {
  const socketFolder = clustersIn(dataFolder).map(socketFolderOf).find(Boolean)
  if (!socketFolder) return undefined
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
  return (await answers(url)) ? url : undefined
}

/** The server writes the path as it was given, which may be relative to its cluster. */
function socketFolderOf(cluster: string): string | undefined {
  const written = readOrEmpty(path.join(cluster, 'postmaster.pid')).split('\n')[SOCKET_LINE]?.trim()
  return written ? path.resolve(cluster, written) : undefined
}

function clustersIn(dataFolder: string): string[] {
  try {
    return readdirSync(dataFolder)
      .filter((name) => /^pg\d+$/.test(name))
      .map((name) => path.join(dataFolder, name))
  } catch {
    return []
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
