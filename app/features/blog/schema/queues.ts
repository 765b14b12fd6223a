import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Removes pictures that no post shows. */
export const unusedPicturesQueue = defineQueue('blog.remove-unused-pictures', z.object({}))
