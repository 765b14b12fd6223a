import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { sweepFiles } from './commands/sweep-files.server.ts'
import { sweepFilesQueue } from './schema.ts'

/** Every night: files that no row names. */
export const sweepFilesWorker: Worker<Services> = {
  queue: sweepFilesQueue,
  schedule: '23 4 * * *',
  run: async (services, _payload, { signal }) => {
    await sweepFiles(services, signal)
  },
}
