import { mkdirSync } from 'node:fs'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { storageOn } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Storage in a folder of this machine.
 *
 * @param folder absolute path; made when missing
 */
export function openFolderStorage(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return { ...storageOn(disk), deleteFolder: (each) => disk.deleteAll(`${each}/`) }
}
