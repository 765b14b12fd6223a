import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { removeUnusedPictures } from './commands/post-pictures.server.ts'
import { unusedPicturesQueue } from './schema/queues.ts'

const DAY = 24 * 3600 * 1000

/** Every night: pictures that were sent for a post and are shown by none. */
export const unusedPicturesWorker: Worker<Services> = {
  queue: unusedPicturesQueue,
  schedule: '41 3 * * *',
  run: (services) => removeUnusedPictures(services, new Date(Date.now() - DAY)),
}
