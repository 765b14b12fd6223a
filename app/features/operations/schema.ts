import { z } from 'zod'
import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Removes orphaned files. A failed run leaves its work to the next night. */
export const sweepFilesQueue = defineScheduledQueue('operations.sweep-files', { retries: 0, timeLimit: 3600 })

/** Removes finished jobs. */
export const removeFinishedJobsQueue = defineScheduledQueue('operations.remove-finished-jobs', {
  retries: 0,
  timeLimit: 1800,
})

/** Writes the nightly backup. After one retry, the next night replaces a failed backup. */
export const backupQueue = defineScheduledQueue('operations.backup', { retries: 1, timeLimit: 12 * 3600 })

export const retryJobSchema = z.object({ queue: z.string().min(1).max(100), id: z.uuid() })
