import { mkdirSync } from 'node:fs'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

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

/**
 * Storage in a folder of this machine.
 *
 * @param folder absolute path; made when missing
 */
export function openFolderStorage(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteFolder: (folder) => disk.deleteAll(`${folder}/`),
  }
}
