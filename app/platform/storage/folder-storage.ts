import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Disk, KeyNormalizer } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { HOUR } from '#app/lib/durations.ts'
import { storageOn } from './disk-storage.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Files per batch of a listing. */
const BATCH = 500
/** The folder of files that are being written. */
const UNFINISHED = '.unfinished'
/** Milliseconds after which nobody writes to such a file any more. */
const WRITTEN_WITHIN = HOUR

/**
 * Storage in a folder of this machine.
 *
 * @param folder absolute path; created when missing
 */
export function openFolderStorage(folder: string): Storage {
  mkdirSync(path.join(folder, UNFINISHED), { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    ...storageOn(disk),
    put: (key, content) => putWhole(folder, key, content),
    list: () => listFolder(folder),
    deleteFolder: (each) => disk.deleteAll(`${each}/`),
  }
}

/**
 * Writes a file under another name first, so that nobody reads a part of it, and that a full disk or a killed process
 * leaves no part of it. Browsers would keep such a picture for a year.
 */
async function putWhole(folder: string, key: string, content: Buffer): Promise<void> {
  const file = path.join(folder, new KeyNormalizer().normalize(key))
  const unfinished = path.join(folder, UNFINISHED, randomUUID())
  try {
    await writeFile(unfinished, content)
    await mkdir(path.dirname(file), { recursive: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Lists whole files, and removes unfinished ones that a killed process left. */
async function* listFolder(folder: string): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    // The file may have been deleted since the folder was read.
    const known = await stat(file).catch(() => undefined)
    if (entry.parentPath === path.join(folder, UNFINISHED)) {
      if (known && Date.now() - known.mtimeMs > WRITTEN_WITHIN) await rm(file, { force: true })
      continue
    }
    if (known)
      batch.push({ key: path.relative(folder, file).replaceAll(path.sep, '/'), storedAt: known.mtime })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
