import { z } from 'zod'
import { defineQueue, defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Removes pictures that belong to no post. */
export const unusedPicturesQueue = defineScheduledQueue('blog.remove-unused-pictures')

/** Unpublishes posts about deleted rooms. The queue keeps its old name because jobs may still wait under it. */
export const withdrawPostsQueue = defineQueue('rooms.deleted', z.object({}), { retries: 20 })

/** Deletes the views of past days. */
export const forgetViewsQueue = defineScheduledQueue('blog.forget-views')

const entrySchema = z.object({ entryId: z.uuid() })

/** Marks a post as failed when its job lost its worker. */
export const lostPostQueue = defineQueue('blog.lost-post', entrySchema, { retries: 20 })

/** Writes a post about a redesigned room. */
export const writePostQueue = defineQueue('blog.write-post', entrySchema, {
  retries: 2,
  timeLimit: 180,
  givenUp: lostPostQueue,
})
