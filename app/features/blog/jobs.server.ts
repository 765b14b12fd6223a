import { lt, sql } from 'drizzle-orm'
import { DAY } from '#app/lib/durations.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { removeUnusedPictures } from './pictures/commands/post-pictures.server.ts'
import { forgetViewsQueue, unusedPicturesQueue, withdrawPostsQueue } from './schema/queues.ts'
import { blogPostViews } from './tables.server.ts'
import { withdrawPosts } from './writing/commands/withdraw-posts.server.ts'

/** Nightly: removes pictures that belong to no post. */
export const unusedPicturesWorker: Worker<Services> = {
  queue: unusedPicturesQueue,
  schedule: '41 3 * * *',
  run: (services) => removeUnusedPictures(services, new Date(Date.now() - DAY)),
}

/** Nightly: deletes the views of past days. They are already counted. */
export const forgetViewsWorker: Worker<Services> = {
  queue: forgetViewsQueue,
  schedule: '17 0 * * *',
  run: async ({ database }) => {
    await database.delete(blogPostViews).where(lt(blogPostViews.day, sql`(now() AT TIME ZONE 'UTC')::date`))
  },
}

/** After a room's deletion: takes posts about it off the site. */
export const withdrawPostsWorker: Worker<Services> = {
  queue: withdrawPostsQueue,
  run: withdrawPosts,
}
