import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** What comes by itself carries nothing. */
const nothing = z.preprocess((data) => data ?? {}, z.object({}))

/** Removes pictures that no post shows. */
export const unusedPicturesQueue = defineQueue('blog.remove-unused-pictures', nothing)

/** Forgets who has read what on days that are over. */
export const forgetViewsQueue = defineQueue('blog.forget-views', nothing)
