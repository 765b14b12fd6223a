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
      } catch {
        // Checked after the failure: a missing object is expected. One that exists was stored meanwhile, or cannot be
        // read, which is an error.
        return (await disk.exists(key)) ? await get(key) : undefined
      }
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  }
}
