import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Removes the texts of old messages. */
export const removeOldTextsQueue = defineScheduledQueue('email.remove-old-texts', {
  retries: 0,
  timeLimit: 3600,
})
