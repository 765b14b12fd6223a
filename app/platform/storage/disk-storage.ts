import type { Disk } from 'flydrive'
import type { Storage } from './storage.ts'

/** Operations that all disks share. */
export function storageOn(disk: Disk): Omit<Storage, 'deleteFolder' | 'list'> {
  const get = async (key: string) => Buffer.from(await disk.getBytes(key))
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get,
    find: async (key) => {
      try {
        return await get(key)
      } catch (error) {
        // Checked after the failure: a missing object is expected, but an existing one that cannot be read is an
        // error.
        if (await disk.exists(key)) throw error
        return undefined
      }
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  }
}
