import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Adds up the counts of a day. */
export const mergeCountsQueue = defineScheduledQueue('insights.merge-counts')
