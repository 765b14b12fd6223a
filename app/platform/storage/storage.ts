import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Environment } from '../env/environment.ts'

/**
 * Where pictures lie. Keys look like paths (`{userId}/{timestamp}.{extension}`); nothing in it is public.
 * Whole buffers go in, because object stores want a known length.
 */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** @throws when there is no such object */
  get(key: string): Promise<Buffer>
  exists(key: string): Promise<boolean>
  /** Removes the object; nothing happens when it is gone already. */
  delete(key: string): Promise<void>
  /** Removes everything whose key begins with `{folder}/`. */
  deleteFolder(folder: string): Promise<void>
}

/** The object store that the environment names, else the data folder. The store's library is loaded only when used. */
export async function openStorage({ dataFolder, objectStore }: Environment): Promise<Storage> {
  if (!objectStore) return openFolderStorage(path.join(dataFolder, 'pictures'))
  const { openObjectStorage } = await import('./object-storage.ts')
  return openObjectStorage(objectStore)
}

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

/** What every kind of disk does alike. */
export const storageOn = (disk: Disk): Omit<Storage, 'deleteFolder'> => ({
  put: (key, content, contentType) => disk.put(key, content, { contentType }),
  get: async (key) => Buffer.from(await disk.getBytes(key)),
  exists: (key) => disk.exists(key),
  delete: (key) => disk.delete(key),
})
