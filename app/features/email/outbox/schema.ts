import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Removes the texts of old messages; scheduled, so its jobs carry nothing. */
export const removeOldTextsQueue = defineQueue(
  'email.remove-old-texts',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0, timeLimit: 3600 },
)
