import { mkdirSync } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { storageOn } from './disk-storage.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Files per batch of a listing. */
const BATCH = 500

/**
 * Storage in a folder of this machine.
 *
 * @param folder absolute path; created when missing
 */
export function openFolderStorage(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    ...storageOn(disk),
    list: () => listFolder(folder),
    deleteFolder: (each) => disk.deleteAll(`${each}/`),
  }
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    // The file may have been deleted since the folder was read.
    const known = await stat(file).catch(() => undefined)
    if (known)
      batch.push({ key: path.relative(folder, file).replaceAll(path.sep, '/'), storedAt: known.mtime })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
