import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { removePicturesOf } from '../../pictures/commands/post-pictures.server.ts'
import { blogGenerationQueue, blogPosts } from '../../tables.server.ts'
import { lockPost } from '../queries/lock-post.server.ts'

/**
 * Deletes a post, its pictures and its queue entry, so that the post can be requested again.
 *
 * @throws AppError `post_not_found`
 */
export async function deletePost(
  services: Services,
  actor: Administrator,
  input: { postId: string },
): Promise<void> {
  const postId = z.uuid().parse(input.postId)
  await services.database.transaction(async (transaction) => {
    const { title, slug, status, roomUploadId, redesignId } = await lockPost(transaction, postId)
    await removePicturesOf(services, transaction, postId)
    await transaction.delete(blogPosts).where(eq(blogPosts.id, postId))
    if (roomUploadId && redesignId) await forgetEntry(transaction, roomUploadId, redesignId)
    await recordAudit(transaction, actor, {
      action: 'blog.delete',
      subject: { kind: 'post', id: postId, name: title },
      before: { title, slug, status },
    })
  })
}

const forgetEntry = (transaction: Transaction, roomUploadId: string, redesignId: string) =>
  transaction
    .delete(blogGenerationQueue)
    .where(
      and(eq(blogGenerationQueue.roomUploadId, roomUploadId), eq(blogGenerationQueue.redesignId, redesignId)),
    )
