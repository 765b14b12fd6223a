import { eq } from 'drizzle-orm'
import { keepUpload } from '#app/features/rooms/queries/lock-upload.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { blogPosts } from '../../tables.server.ts'

/**
 * Reads a post and locks its row until the transaction ends. Until then its room cannot be deleted.
 *
 * @throws AppError `post_not_found`
 */
export async function lockPost(transaction: Transaction, id: string) {
  const [about] = await transaction
    .select({ uploadId: blogPosts.roomUploadId })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
  if (about?.uploadId) await keepUpload(transaction, about.uploadId)
  const [found] = await transaction.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  if (found) return found
  throw new AppError('post_not_found', 'This post no longer exists.', { status: 404 })
}
