import { z } from 'zod'
import { defineQueue, defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Removes pictures that no post shows. */
export const unusedPicturesQueue = defineScheduledQueue('blog.remove-unused-pictures')

/**
 * Unpublishes posts about deleted rooms. The name dates from when deleting a room enqueued it, and jobs may still wait.
 */
export const withdrawPostsQueue = defineQueue('rooms.deleted', z.object({}), { retries: 20 })

/** Forgets who has read what on days that are over. */
export const forgetViewsQueue = defineScheduledQueue('blog.forget-views')

const entrySchema = z.object({ entryId: z.uuid() })

/** Says of posts whose writing was lost with its worker that it was. */
export const lostPostQueue = defineQueue('blog.lost-post', entrySchema, { retries: 20 })

/** Writes a post about a redesigned room. */
export const writePostQueue = defineQueue('blog.write-post', entrySchema, {
  retries: 2,
  timeLimit: 180,
  givenUp: lostPostQueue,
})
