import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Services, Subscriber } from '#app/platform/services.ts'
import { removePicturesOf } from '../../pictures/commands/post-pictures.server.ts'
import { withdrawPostsQueue } from '../../schema/queues.ts'
import { blogPosts } from '../../tables.server.ts'

/** Enqueues a job that takes posts about deleted rooms off the site. */
export const withdrawPostsSoon: Subscriber<'roomsDeleted'> = ({ jobs }, transaction) =>
  jobs.enqueue(transaction, withdrawPostsQueue, {})

/**
 * Unpublishes posts about deleted rooms and removes their pictures, because deleting a room withdraws the consent to
 * show it. Their text stays in the archive.
 */
export async function withdrawPosts(services: Services): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const posts = await transaction
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(
        and(ne(blogPosts.writtenBy, 'person'), isNull(blogPosts.roomUploadId), isNull(blogPosts.withdrawnAt)),
      )
      .for('update')
    for (const { id } of posts) {
      await removePicturesOf(services, transaction, id)
      const withdrawn = { ...WITHDRAWN, withdrawnAt: new Date() }
      await transaction.update(blogPosts).set(withdrawn).where(eq(blogPosts.id, id))
      services.log.info({ post: id }, 'post withdrawn: its room was deleted')
    }
  })
}

const WITHDRAWN = {
  status: 'archived',
  beforeImageUrl: null,
  beforeImage: null,
  afterImageUrl: null,
  afterImage: null,
} as const
