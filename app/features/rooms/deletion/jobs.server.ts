import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { removeFolderQueue, removePicturesQueue } from './schema.ts'

/** Removes the files of a deleted room. */
export const removePicturesWorker: Worker<Services, { keys: string[]; folders?: string[] | undefined }> = {
  queue: removePicturesQueue,
  run: async ({ storage }, { keys, folders = [] }) => {
    for (const key of keys) await storage.delete(key)
    for (const folder of folders) await storage.deleteFolder(folder)
  },
}

/** Removes all files of a deleted account. */
export const removeFolderWorker: Worker<Services, { userId: string }> = {
  queue: removeFolderQueue,
  run: ({ storage }, { userId }) => storage.deleteFolder(userId),
}
