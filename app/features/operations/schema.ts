import { z } from 'zod'
import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Removes files that no row names. What was not done is done a night later. */
export const sweepFilesQueue = defineScheduledQueue('operations.sweep-files', { retries: 0, timeLimit: 3600 })

/** Removes jobs that were done. */
export const removeFinishedJobsQueue = defineScheduledQueue('operations.remove-finished-jobs', {
  retries: 0,
  timeLimit: 1800,
})

/** Writes the night's backup; a lost night is made up for by the next. */
export const backupQueue = defineScheduledQueue('operations.backup', { retries: 1, timeLimit: 12 * 3600 })

export const retryJobSchema = z.object({ queue: z.string().min(1).max(100), id: z.uuid() })
