import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Removes files that no row names; scheduled, so its jobs carry nothing. What was not done is done a night later. */
export const sweepFilesQueue = defineQueue(
  'operations.sweep-files',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0, timeLimit: 3600 },
)

/** Removes jobs that were done; scheduled, so its jobs carry nothing. */
export const removeFinishedJobsQueue = defineQueue(
  'operations.remove-finished-jobs',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0, timeLimit: 1800 },
)

/** Writes the night's backup; a lost night is made up for by the next. */
export const backupQueue = defineQueue(
  'operations.backup',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 1, timeLimit: 12 * 3600 },
)

export const retryJobSchema = z.object({ queue: z.string().min(1).max(100), id: z.uuid() })
