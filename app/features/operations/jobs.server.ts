import { removeFinishedJobs } from '#app/platform/jobs/finished-jobs.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { makeBackup } from './commands/make-backup.server.ts'
import { sweepFiles } from './commands/sweep-files.server.ts'
import { backupQueue, removeFinishedJobsQueue, sweepFilesQueue } from './schema.ts'

/** Nightly: removes orphaned files. */
export const sweepFilesWorker: Worker<Services> = {
  queue: sweepFilesQueue,
  schedule: '23 4 * * *',
  run: async (services, _payload, { signal }) => {
    await sweepFiles(services, signal)
  },
}

/** Nightly: writes a backup if backups are on. */
export const backupWorker: Worker<Services> = {
  queue: backupQueue,
  schedule: '11 3 * * *',
  run: (services, _payload, { signal }) => makeBackup(services, signal),
}

/** Hourly: removes jobs that finished a day ago. */
export const removeFinishedJobsWorker: Worker<Services> = {
  queue: removeFinishedJobsQueue,
  schedule: '53 * * * *',
  run: async ({ database }) => {
    await removeFinishedJobs(database)
  },
}
