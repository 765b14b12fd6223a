import { DAY } from '#app/lib/durations.ts'
import type { Database } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { StoredFile } from '#app/platform/storage/storage.ts'
import type { FileOwner } from '../queries/file-owners/file-owner.server.ts'
import { FILE_OWNERS } from '../queries/file-owners/file-owners.server.ts'

/** Milliseconds in which the row of a new file must be written. */
const MIN_AGE = DAY

/**
 * Removes files older than a day that no row refers to. Killed processes and full disks leave them behind. Files of
 * an unknown kind stay.
 *
 * @returns how many files were removed, and how many of an unknown kind stayed
 */
export async function sweepFiles(
  { database, storage, log }: Services,
  signal: AbortSignal,
): Promise<{ removed: number; unknown: number }> {
  const counts = { removed: 0, unknown: 0 }
  const oldest = Date.now() - MIN_AGE
  for await (const batch of storage.list()) {
    signal.throwIfAborted()
    const old = batch.filter((file) => file.storedAt.getTime() < oldest)
    const { orphans, unknown } = await orphansAmong(database, old)
    for (const key of orphans) await storage.delete(key)
    counts.removed += orphans.length
    counts.unknown += unknown
  }
  if (counts.removed + counts.unknown > 0) log.info(counts, 'orphaned files swept')
  return counts
}

async function orphansAmong(database: Database, files: StoredFile[]) {
  const rest = new Set(files.map(({ key }) => key))
  const orphans: string[] = []
  for (const owner of FILE_OWNERS) {
    const names = new Map<string, string>()
    for (const key of rest) {
      const name = owner.nameOf(key)
      if (name !== undefined) names.set(key, name)
    }
    for (const key of names.keys()) rest.delete(key)
    orphans.push(...(await unnamed(database, owner, names)))
  }
  return { orphans, unknown: rest.size }
}

/**
 * Keys without a row.
 *
 * @param names the name that a row would have, by key
 */
async function unnamed(database: Database, owner: FileOwner, names: Map<string, string>): Promise<string[]> {
  if (names.size === 0) return []
  const named = new Set(await owner.named(database, [...new Set(names.values())]))
  return [...names].filter(([, name]) => !named.has(name)).map(([key]) => key)
}
