import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Adds up the counts of a day; scheduled, so its jobs carry nothing. */
export const mergeCountsQueue = defineQueue(
  'insights.merge-counts',
  z.preprocess((data) => data ?? {}, z.object({})),
)
