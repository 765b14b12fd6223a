import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** What comes by itself carries nothing. */
const nothing = z.preprocess((data) => data ?? {}, z.object({}))

/** Removes pictures that no post shows. */
export const unusedPicturesQueue = defineQueue('blog.remove-unused-pictures', nothing)

/**
 * Unpublishes posts about deleted rooms. The name dates from when deleting a room enqueued it, and jobs may still wait.
 */
export const withdrawPostsQueue = defineQueue('rooms.deleted', z.object({}), { retries: 20 })

/** Forgets who has read what on days that are over. */
export const forgetViewsQueue = defineQueue('blog.forget-views', nothing)

const entrySchema = z.object({ entryId: z.uuid() })

/** Says of posts whose writing was lost with its worker that it was. */
export const lostPostQueue = defineQueue('blog.lost-post', entrySchema, { retries: 20 })

/** Writes a post about a redesigned room. */
export const writePostQueue = defineQueue('blog.write-post', entrySchema, {
  retries: 2,
  timeLimit: 180,
  givenUp: lostPostQueue,
})
