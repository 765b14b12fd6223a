import type { Disk } from 'flydrive'
import type { Storage } from './storage.ts'

/** What every kind of disk does alike. */
export const storageOn = (disk: Disk): Omit<Storage, 'deleteFolder'> => ({
  put: (key, content, contentType) => disk.put(key, content, { contentType }),
  get: async (key) => Buffer.from(await disk.getBytes(key)),
  exists: (key) => disk.exists(key),
  delete: (key) => disk.delete(key),
})
