import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Merges the count rows of a day. */
export const mergeCountsQueue = defineScheduledQueue('insights.merge-counts')
