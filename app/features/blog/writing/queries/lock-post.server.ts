import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { blogPosts } from '../../tables.server.ts'

/**
 * Reads a post and locks its row until the transaction ends.
 *
 * @throws AppError `post_not_found`
 */
export async function lockPost(transaction: Transaction, id: string) {
  const [found] = await transaction.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  if (found) return found
  throw new AppError('post_not_found', 'This post no longer exists.', { status: 404 })
}
