import type { Disk } from 'flydrive'
import type { Storage } from './storage.ts'

/** Operations common to every kind of disk. */
export function storageOn(disk: Disk): Omit<Storage, 'deleteFolder' | 'list'> {
  const get = async (key: string) => Buffer.from(await disk.getBytes(key))
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get,
    find: async (key) => {
      try {
        return await get(key)
      } catch (error) {
        // Checked afterwards: a missing object is no failure; an existing one could not be read.
        if (await disk.exists(key)) throw error
        return undefined
      }
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  }
}
