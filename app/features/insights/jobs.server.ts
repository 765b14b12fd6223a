import { mergeCounts } from '#app/platform/counts/counts.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { mergeCountsQueue } from './schema.ts'

/** Every ten minutes: merges count rows of the same day. */
export const mergeCountsWorker: Worker<Services> = {
  queue: mergeCountsQueue,
  schedule: '*/10 * * * *',
  run: ({ database }) => mergeCounts(database),
}
